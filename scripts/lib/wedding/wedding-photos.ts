import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPhotos } from '../../../e2e/fixtures/photos.ts';
import { root } from '../read-settings.ts';
import { openVariants, type PhotoVariants } from './photo-variants.ts';

const folder = join(root, '.cache/wedding-photos');
const size = { width: 4000, height: 3000 };
/** A few pictures stay below it at any quality, so that the average is 3 MB. */
const mostBytes = 3_400_000;
const qualities = [100, 99, 98, 97, 96, 94, 92, 90, 87, 84, 80, 75, 68, 60];
const lowestQuality = 50;
/** One for each core of a small machine. */
const lanes = 2;

export interface WeddingPhotos {
  paths: readonly string[];
  totalBytes: number;
}

/**
 * So many distinct photos of 12 megapixels and about 3 MB: the demo photos, every pixel changed and
 * encoded anew. Made once and kept in `.cache/`.
 */
export async function weddingPhotos(
  count: number,
  log: (line: string) => void,
): Promise<WeddingPhotos> {
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: count }, (_, index) => pathOf(index));
  const missing = paths.flatMap((path, index) => (existsSync(path) ? [] : [index]));
  if (missing.length > 0) log(`Making ${missing.length} photos …`);
  const sources = await demoPhotos();
  const waiting = sources.entries();
  const lane = async () => {
    for (const [number, source] of waiting) {
      const mine = missing.filter((index) => index % sources.length === number);
      if (mine.length > 0) await makeFrom(source, mine);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return { paths, totalBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

function pathOf(index: number): string {
  return join(folder, `WED_${String(index + 1).padStart(4, '0')}.jpg`);
}

async function makeFrom(source: string, indexes: readonly number[]): Promise<void> {
  const variants = await openVariants(source, size, 'cover');
  const quality = await qualityOf(variants);
  for (const index of indexes) {
    const temporary = `${pathOf(index)}.part`;
    await writeFile(temporary, await variants.encode(index, { quality }));
    await rename(temporary, pathOf(index));
  }
}

/** The first whose file is not larger than wanted. */
async function qualityOf(variants: PhotoVariants): Promise<number> {
  for (const quality of qualities) {
    if ((await variants.encode(0, { quality })).length <= mostBytes) return quality;
  }
  return lowestQuality;
}
