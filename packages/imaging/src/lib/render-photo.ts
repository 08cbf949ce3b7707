import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlannedRendition, RenderPlan } from '../render-plan.ts';
import { accept, type Outcome } from '../refusal.ts';
import { decodePhoto } from './decode-photo.ts';
import { openRaw, type RawPicture } from './decoder.ts';
import { encode } from './encode.ts';
import { orient } from './orient.ts';
import { placeholderOf } from './placeholder.ts';

/** What a decoder process answers for a photo. */
export interface RenderReply {
  /** The size of each planned rendition, in the plan's order. */
  readonly sizesBytes: readonly number[];
  readonly thumbhash: string;
  readonly isRepaired: boolean;
}

async function shrink(
  picture: RawPicture,
  { width, height }: PlannedRendition,
): Promise<RawPicture> {
  if (picture.width === width && picture.height === height) return picture;
  const pixels = await openRaw(picture).resize({ width, height, fit: 'fill' }).raw().toBuffer();
  return { pixels, width, height };
}

/** Lightly: a quarter of what an edge differs from its surroundings. */
async function sharpen(picture: RawPicture): Promise<RawPicture> {
  const kernel = [0, -1, 0, -1, 20, -1, 0, -1, 0];
  const pixels = await openRaw(picture)
    .convolve({ width: 3, height: 3, kernel, scale: 16 })
    .raw()
    .toBuffer();
  return { ...picture, pixels };
}

async function write(
  picture: RawPicture,
  rendition: PlannedRendition,
  outDir: string,
): Promise<number> {
  const shown = rendition.isSharpened ? await sharpen(picture) : picture;
  const bytes = await encode(shown, rendition);
  await writeFile(join(outDir, rendition.fileName), bytes);
  return bytes.length;
}

/** Decodes a photo once and writes every planned rendition into `outDir`, each shrunk from the one before. */
export async function renderPhoto(
  path: string,
  plan: RenderPlan,
  outDir: string,
): Promise<Outcome<RenderReply>> {
  const decoded = await decodePhoto(path, plan);
  if (!decoded.ok) return decoded;
  let picture = await orient(decoded.value.picture, plan.orientation);
  const writes: (() => Promise<number>)[] = [];
  for (const rendition of plan.renditions) {
    const shrunk = await shrink(picture, rendition);
    writes.push(() => write(shrunk, rendition, outDir));
    picture = shrunk;
  }
  const [thumbhash, ...sizesBytes] = await Promise.all([
    placeholderOf(picture),
    ...writes.map((start) => start()),
  ]);
  return accept({ sizesBytes, thumbhash, isRepaired: decoded.value.isRepaired });
}
