import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { FaceFinder } from '@albumen/faces/face-finder';
import sharp, { type Sharp } from 'sharp';

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
        }));
    });
  return (await Promise.all(found)).flat();
}

const require = createRequire(import.meta.resolve('@albumen/faces/face'));
const sampleNumbers = [1, 2, 3, 4, 5, 6];

/**
 * The people in the group pictures of the face library's package, each cut out with shoulders. Nobody is
 * named there, so that only those who stand in one picture are surely different people.
 */
export async function portraitsOfSamples(finder: FaceFinder): Promise<Portrait[]> {
  const all = sampleNumbers.map(async (number) => {
    const path = require.resolve(`@vladmandic/face-api/demo/sample${number}.jpg`);
    const jpeg = await sharp(path).jpeg({ quality: 95 }).toBuffer();
    const { width, height } = await sharp(path).metadata();
    const found = await finder.find({ jpeg, withDescriptors: false });
    return (found?.faces ?? []).map(({ box }, place) => {
      const side = 2.2 * Math.max(box.width * width, box.height * height);
      const left = Math.max(0, Math.round((box.x + box.width / 2) * width - side / 2));
      const top = Math.max(0, Math.round((box.y + box.height / 2) * height - side / 2));
      const part = {
        left,
        top,
        width: Math.min(width - left, Math.round(side)),
        height: Math.min(height - top, Math.round(side)),
      };
      const person = `${number}.${place}`;
      const isSurelyOther = (other: string) => other !== person && other.startsWith(`${number}.`);
      return {
        person,
        name: person,
        labels: [],
        isCutAround: true,
        isSurelyOther,
        open: () => sharp(path).extract(part),
      };
    });
  });
  return (await Promise.all(all)).flat();
}
