import { faceSearchLimits } from '@albumen/contract/face-search';

/** Faces of one gallery; the numbers of all of them lie one after the other, in their order. */
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
 * Two faces nearer than this are taken for the same person's. Measured (`bench/README.md`): at 0.5 one
 * stranger in 200 is nearer, which in a wedding's gallery is a tenth of what is shown; at 0.45 none is.
 */
export const samePersonDistance = 0.45;

/** Numbers of one descriptor. */
const { descriptorNumbers } = faceSearchLimits;

interface FaceQuery {
  /** Of one person, from one or several pictures: the nearest counts. */
  descriptors: readonly ArrayLike<number>[];
  /** Faces that she says are not hers; those more like them than like her go, too. */
  notMe?: readonly string[];
  /** `samePersonDistance` by default. */
  threshold?: number;
}

/** One face of hers in each photo that shows her, the most like first. */
export function matchFaces(
  faces: DescribedFaces,
  { descriptors, notMe = [], threshold = samePersonDistance }: FaceQuery,
): MatchedFace[] {
  const refused = new Set(notMe);
  const others = faces.faceIds.flatMap((id, index) =>
    refused.has(id) ? [descriptorAt(faces, index)] : [],
  );
  const best = new Map<string, MatchedFace>();
  for (const [index, faceId] of faces.faceIds.entries()) {
    const photoId = faces.photoIds[index] ?? '';
    const face = descriptorAt(faces, index);
    const distance = nearest(face, descriptors);
    if (distance >= threshold || distance >= (best.get(photoId)?.distance ?? Infinity)) continue;
    if (refused.has(faceId) || nearest(face, others) < distance) continue;
    best.set(photoId, { faceId, photoId, distance });
  }
  return [...best.values()].sort((a, b) => a.distance - b.distance);
}

/** The numbers of one face. */
export function descriptorAt({ descriptors }: DescribedFaces, index: number): Float32Array {
  return descriptors.subarray(index * descriptorNumbers, (index + 1) * descriptorNumbers);
}

function nearest(face: Float32Array, others: readonly ArrayLike<number>[]): number {
  return others.reduce((least, other) => Math.min(least, faceDistance(face, other)), Infinity);
}

/** How unlike two faces are. */
export function faceDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < descriptorNumbers; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
