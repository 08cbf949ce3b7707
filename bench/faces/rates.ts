import { faceDistance } from '@albumen/domain/faces/match-faces';
import type { SeenFace } from './seen-face.ts';

/** Distances from a person's selfie. */
export interface Distances {
  /** To faces that are hers. */
  own: readonly number[];
  /** To faces of those who are surely others. */
  others: readonly number[];
  /** Pictures of hers in which no face was seen: missed at every threshold. */
  unseen: number;
}

export interface Rates {
  /** Of her pictures, in percent. */
  found: number;
  /** Of strangers' faces, in percent. */
  strangers: number;
  /** Of what is shown to her, in percent, where every fifteenth face of a gallery is hers. */
  wrongShown: number;
}

/** A guest of a wedding, 120 of them and four faces a photo, is in about as many as this. */
const ownShare = 1 / 15;

export const thresholds = Array.from({ length: 9 }, (_, step) => (30 + 5 * step) / 100);

/** Everybody's selfie against all pictures of one group, or of all. */
export function distancesOf(
  selfies: readonly SeenFace[],
  pictures: readonly SeenFace[],
): Distances {
  const own: number[] = [];
  const others: number[] = [];
  let unseen = 0;
  for (const { person, isSurelyOther, descriptor } of selfies) {
    for (const picture of pictures) {
      const isOwn = picture.person === person;
      if (!isOwn && !isSurelyOther(picture.person)) continue;
      if (descriptor === undefined || picture.descriptor === undefined) unseen += isOwn ? 1 : 0;
      else (isOwn ? own : others).push(faceDistance(descriptor, picture.descriptor));
    }
  }
  return { own, others, unseen };
}

export function ratesAt(threshold: number, { own, others, unseen }: Distances): Rates {
  const found = countUnder(own, threshold) / Math.max(1, own.length + unseen);
  const strangers = countUnder(others, threshold) / Math.max(1, others.length);
  const shownOwn = found * ownShare;
  const shownOthers = strangers * (1 - ownShare);
  return {
    found: 100 * found,
    strangers: 100 * strangers,
    wrongShown: (100 * shownOthers) / Math.max(1e-9, shownOwn + shownOthers),
  };
}

function countUnder(distances: readonly number[], threshold: number): number {
  return distances.filter((distance) => distance < threshold).length;
}
