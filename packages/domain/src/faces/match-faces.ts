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
 * Two faces nearer than this are taken for the same person's. Measured on 50 people (`bench/README.md`): one
 * stranger in 1,600 is nearer, which in a wedding's gallery is one in a hundred of what is shown; at 0.5 it is
 * three in a hundred.
 */
export const samePersonDistance = 0.44;

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

/**
 * One face of hers in each photo that shows her, the most like first. Photos that surely show her are
 * compared with, too: beside a selfie in good light they know her from the side, laughing, at night.
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
  const best = new Map<string, MatchedFace>();
  for (const [index, faceId] of faces.faceIds.entries()) {
    const photoId = faces.photoIds[index] ?? '';
    const distance = likeSure(descriptorAt(faces, index), { own: own[index] ?? Infinity, sure });
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
