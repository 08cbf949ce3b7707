import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { variations, type Variation } from './variations.ts';

/** One picture of one person. */
export interface Portrait {
  person: string;
  name: string;
  labels: readonly string[];
  /** Cut around her face, beside which others may be seen, too. */
  isCutAround: boolean;
  /** Whom this person can't be: of pictures with several people, those beside her. */
  isSurelyOther: (person: string) => boolean;
  open: () => Sharp;
  /** What further pictures of her are made of, and how; nothing in a folder, where there are others of hers. */
  varied: { open: () => Sharp; by: readonly Variation[] } | undefined;
}

/**
 * `<person>/<photo>.jpg`; whoever has another folder is somebody else. Folders below a person's are labels, by
 * which her photos are counted, too: `<person>/child/<photo>.jpg`.
 */
export async function portraitsIn(folder: string): Promise<Portrait[]> {
  const people = await readdir(folder, { withFileTypes: true });
  const found = people
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const files = await readdir(join(folder, name), { recursive: true });
      return files
        .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
        .sort()
        .map((file) => ({
          person: name,
          name: join(name, file),
          labels: dirname(file)
            .split(sep)
            .filter((label) => label !== '.'),
          isCutAround: false,
          isSurelyOther: (other: string) => other !== name,
          open: () => sharp(join(folder, name, file)).autoOrient(),
          varied: undefined,
        }));
    });
  return (await Promise.all(found)).flat();
}

const require = createRequire(import.meta.resolve('@albumen/faces/face'));

/**
 * Left, top and side of the square around each of them, in pixels: written down, so that the pictures stay the
 * same whatever the product's finder makes of them.
 */
const squares: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [
    [299, 294, 414],
    [718, 336, 431],
    [1336, 104, 456],
  ],
  2: [
    [1321, 68, 446],
    [784, 178, 384],
    [239, 80, 423],
  ],
  3: [
    [444, 243, 491],
    [1337, 212, 500],
    [916, 115, 539],
  ],
  4: [
    [519, 0, 467],
    [113, 115, 438],
    [870, 117, 400],
    [1147, 64, 429],
  ],
  5: [
    [659, 33, 408],
    [983, 126, 423],
    [458, 344, 443],
    [1253, 311, 483],
    [194, 776, 533],
  ],
  6: [
    [500, 240, 530],
    [1039, 246, 463],
    [1322, 165, 535],
    [101, 393, 508],
  ],
};

/**
 * The people in the group pictures of the face library's package, each cut out with shoulders. Nobody is
 * named there, so that only those who stand in one picture are surely different people.
 */
export function portraitsOfSamples(): Portrait[] {
  return Object.entries(squares).flatMap(([number, all]) => {
    const path = require.resolve(`@vladmandic/face-api/demo/sample${number}.jpg`);
    return all.map(([left, top, side], place) => {
      const person = `${number}.${place}`;
      const open = () => sharp(path).extract({ left, top, width: side, height: side });
      return {
        person,
        name: person,
        labels: [],
        isCutAround: true,
        isSurelyOther: (other: string) => other !== person && other.startsWith(`${number}.`),
        open,
        varied: { open, by: variations },
      };
    });
  });
}
