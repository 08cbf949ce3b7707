import { neighborsOf } from './neighbors.ts';

/** Faces of one gallery; the numbers of all of them lie one after the other, in their order, as many of each. */
export interface DescribedFaces {
  readonly faceIds: readonly string[];
  readonly photoIds: readonly string[];
  readonly descriptors: Float32Array;
}

export interface MatchedFace {
  faceId: string;
  photoId: string;
  /** 0 for the same picture, about 1.4 for strangers. */
  distance: number;
}

/**
 * Two faces nearer than this are taken for the same person's. Of 50 people (`bench/README.md`) no stranger is
 * nearer; at 0.46 one in a hundred of what is shown in a wedding's gallery would be one, at 0.5 three.
 */
export const samePersonDistance = 0.42;

interface FaceQuery {
  /** Of one person, from one or several pictures: the nearest counts. */
  descriptors: readonly ArrayLike<number>[];
  /** Faces that she says are not hers; those more like them than like her go, too. */
  notMe?: readonly string[];
  /** `samePersonDistance` by default. */
  threshold?: number;
}

/** Faces this near to her pictures are hers beyond doubt, and show her as those pictures do not. */
const sureDistance = 0.32;
const mostSure = 8;
/** How much nearer than to her own pictures a face has to be to a sure one, and how near to hers all the same. */
const sureStep = 0.08;
const farthestOfHers = 0.56;

/** A face in doubt is so near to the threshold, on either side; of more than so many only the nearest are asked about. */
const doubtedStep = 0.06;
const mostDoubted = 120;
/** Of the photos that show the same face most alike, so many have half a say. */
const heardNeighbors = 3;
/** What is less like her than this is not her; how much less says nothing. */
const unlike = 0.7;

/**
 * One face of hers in each photo that shows her, the most like first. Photos that surely show her are
 * compared with, too: beside a selfie in good light they know her from the side, laughing, at night. Of a face in
 * doubt the photos that show the same face are asked: a stranger's other photos are less like her.
 */
export function matchFaces(
  faces: DescribedFaces,
  { descriptors, notMe = [], threshold = samePersonDistance }: FaceQuery,
): MatchedFace[] {
  const refused = new Set(notMe);
  const others = faces.faceIds.flatMap((id, index) =>
    refused.has(id) ? [descriptorAt(faces, index)] : [],
  );
  const own = faces.faceIds.map((_, index) => nearest(descriptorAt(faces, index), descriptors));
  const isHers = (index: number, distance: number) =>
    distance < threshold &&
    !refused.has(faces.faceIds[index] ?? '') &&
    nearest(descriptorAt(faces, index), others) >= distance;
  const sure = surest(own, isHers).map((index) => descriptorAt(faces, index));
  const known = own.map((distance, index) =>
    likeSure(descriptorAt(faces, index), { own: distance, sure }),
  );
  const judged = withNeighbors(faces, known, threshold);
  const best = new Map<string, MatchedFace>();
  for (const [index, faceId] of faces.faceIds.entries()) {
    const photoId = faces.photoIds[index] ?? '';
    const distance = judged[index] ?? Infinity;
    if (distance >= (best.get(photoId)?.distance ?? threshold) || !isHers(index, distance))
      continue;
    best.set(photoId, { faceId, photoId, distance });
  }
  return [...best.values()].sort((a, b) => a.distance - b.distance);
}

/** Indexes of the faces that are hers beyond doubt. */
function surest(
  own: readonly number[],
  isHers: (index: number, distance: number) => boolean,
): number[] {
  return own
    .flatMap((distance, index) =>
      distance < sureDistance && isHers(index, distance) ? [{ distance, index }] : [],
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostSure)
    .map(({ index }) => index);
}

/** The distance to her pictures, or to faces that are surely hers, which say less. */
function likeSure(
  face: Float32Array,
  { own, sure }: { own: number; sure: readonly Float32Array[] },
): number {
  if (own < sureDistance || own >= farthestOfHers) return own;
  return Math.min(own, nearest(face, sure) + sureStep);
}

/** Distances, of faces in doubt half by those of their neighbors. */
function withNeighbors(
  faces: DescribedFaces,
  known: readonly number[],
  threshold: number,
): readonly number[] {
  const doubt = (index: number) => Math.abs((known[index] ?? Infinity) - threshold);
  const doubted = known
    .flatMap((_, index) => (doubt(index) < doubtedStep ? [index] : []))
    .toSorted((a, b) => doubt(a) - doubt(b))
    .slice(0, mostDoubted);
  const judged = [...known];
  for (const index of doubted) {
    const neighbors = neighborsOf(faces, index, { within: threshold, most: heardNeighbors });
    if (neighbors.length === 0) continue;
    const theirs = neighbors.map((neighbor) => Math.min(unlike, known[neighbor] ?? unlike));
    const mean = theirs.reduce((sum, one) => sum + one, 0) / theirs.length;
    judged[index] = ((known[index] ?? unlike) + mean) / 2;
  }
  return judged;
}

/** The numbers of one face. */
export function descriptorAt(
  { faceIds, descriptors }: Pick<DescribedFaces, 'faceIds' | 'descriptors'>,
  index: number,
): Float32Array {
  const count = descriptors.length / faceIds.length;
  return descriptors.subarray(index * count, (index + 1) * count);
}

function nearest(face: Float32Array, others: readonly ArrayLike<number>[]): number {
  return others.reduce((least, other) => Math.min(least, faceDistance(face, other)), Infinity);
}

/** How unlike two faces are. */
export function faceDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
