import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { group, type CorpusFile } from './corpus-file.ts';

const giant = group('giant');

interface Giant {
  readonly width: number;
  readonly height: number;
  /** Chosen so that the files weigh what phones write: 20 to 38 MB. */
  readonly quality: number;
  readonly isProgressive?: boolean;
}

/** Film-like grain, so that the enlarged photo has as much to decode as a real one. */
async function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const create = { width: 1024, height: 1024, channels: 3, background: '#808080', noise } as const;
  return sharp({ create }).png().toBuffer();
}

async function makeGiant(source: string, giantSize: Giant): Promise<Buffer> {
  const { width, height, quality, isProgressive = false } = giantSize;
  return sharp(source)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: await grain(), tile: true, blend: 'soft-light' }])
    .jpeg({ quality, progressive: isProgressive })
    .toBuffer();
}

/** What a giant is made from, and where it is kept for the next time: each takes about ten seconds. */
export interface GiantSources {
  /** A large real photograph. */
  readonly sourcePath: string;
  readonly cacheDir: string;
}

async function cached(file: string, sources: GiantSources, size: Giant): Promise<Buffer> {
  const path = join(sources.cacheDir, file);
  try {
    return await readFile(path);
  } catch {
    const bytes = await makeGiant(sources.sourcePath, size);
    await mkdir(sources.cacheDir, { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return bytes;
  }
}

/** Photos as the largest phones and cameras make them. */
export function giantFiles(sources: GiantSources): CorpusFile[] {
  const make = (file: string, size: Giant) => [file, () => cached(file, sources, size)] as const;
  const [refusedFile, makeRefused] = make('200-megapixels-progressive.jpg', {
    width: 16_320,
    height: 12_240,
    quality: 70,
    isProgressive: true,
  });
  return [
    giant.rendered(...make('24-megapixels.jpg', { width: 6000, height: 4000, quality: 94 })),
    giant.rendered(...make('108-megapixels.jpg', { width: 12_000, height: 9_000, quality: 90 })),
    giant.rendered(...make('200-megapixels.jpg', { width: 16_320, height: 12_240, quality: 90 })),
    giant.rendered(
      ...make('72-megapixels-progressive.jpg', {
        width: 9_800,
        height: 7_350,
        quality: 90,
        isProgressive: true,
      }),
    ),
    giant.refused(refusedFile, 'tooLargeProgressive', makeRefused),
  ];
}
