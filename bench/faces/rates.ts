import { matchFaces } from '@albumen/domain/faces/match-faces';
import type { SeenFace } from './seen-face.ts';

/** What a selfie finds in the gallery of a wedding, by the product's own search. */
interface Answer {
  /** Pictures of hers, found or not. */
  own: readonly SeenFace[];
  /** Pictures of those who are surely others. */
  others: readonly SeenFace[];
  /** What she is shown, the surest first. */
  shown: readonly SeenFace[];
}

export interface Rates {
  ownCount: number;
  othersCount: number;
  /** Of her pictures, in percent. */
  found: number;
  /** Of strangers' faces, in percent. */
  strangers: number;
  /** Of what is shown to her, in percent, where every fifteenth face of a gallery is hers. */
  wrongShown: number;
  /** Of people, in percent: those who are shown a stranger among the first photos. */
  strangerFirst: number;
}

/** A guest of a wedding, 120 of them and four faces a photo, is in about as many as this. */
const ownShare = 1 / 15;
/** Photos on the first screen of a large window. */
const firstScreen = 24;

export const thresholds = Array.from({ length: 9 }, (_, step) => (30 + 5 * step) / 100);

/** Everybody's selfie, searched by in a gallery of her own pictures and of those of surely others. */
export function answersAt(
  threshold: number,
  { selfies, pictures }: { selfies: readonly SeenFace[]; pictures: readonly SeenFace[] },
): Answer[] {
  return selfies.map((selfie) => {
    const own = pictures.filter(({ person }) => person === selfie.person);
    const others = pictures.filter(({ person }) => selfie.isSurelyOther(person));
    return { own, others, shown: shownTo(selfie, [...own, ...others], threshold) };
  });
}

function shownTo(
  { descriptor }: SeenFace,
  pictures: readonly SeenFace[],
  threshold: number,
): SeenFace[] {
  if (descriptor === undefined) return [];
  const seen = pictures.flatMap((picture) =>
    picture.descriptor === undefined ? [] : [{ picture, descriptor: picture.descriptor }],
  );
  const ids = seen.map((_, index) => String(index));
  const descriptors = new Float32Array(seen.length * descriptor.length);
  for (const [index, face] of seen.entries()) {
    descriptors.set(face.descriptor, index * descriptor.length);
  }
  const gallery = { faceIds: ids, photoIds: ids, descriptors };
  const found = matchFaces(gallery, { descriptors: [descriptor], threshold });
  return found.flatMap(({ faceId }) => seen[Number(faceId)]?.picture ?? []);
}

/** Rates of all answers, or of the pictures of one group in them. */
export function ratesOf(answers: readonly Answer[], group?: string): Rates {
  const isCounted = ({ groups }: SeenFace) => group === undefined || groups.includes(group);
  const own = answers.flatMap((answer) => answer.own.filter(isCounted));
  const others = answers.flatMap((answer) => answer.others.filter(isCounted));
  const shown = answers.map((answer) => {
    const hers = new Set(answer.own);
    return answer.shown.filter(isCounted).map((picture) => hers.has(picture));
  });
  const shownOwn = shown.flat().filter((isHers) => isHers).length;
  const found = shownOwn / Math.max(1, own.length);
  const strangers = (shown.flat().length - shownOwn) / Math.max(1, others.length);
  const wrong = strangers * (1 - ownShare);
  const misled = shown.filter((all) => all.slice(0, firstScreen).includes(false)).length;
  return {
    ownCount: own.length,
    othersCount: others.length,
    found: 100 * found,
    strangers: 100 * strangers,
    wrongShown: (100 * wrong) / Math.max(1e-9, found * ownShare + wrong),
    strangerFirst: (100 * misled) / Math.max(1, answers.length),
  };
}
