import type { FoundFace } from '@albumen/faces/face';
import type { FaceFinder } from '@albumen/faces/face-finder';
import sharp from 'sharp';
import type { Portrait } from './portraits.ts';
import type { Variation } from './variations.ts';

/** What the product's own finder made of one picture of a person. */
export interface SeenFace {
  person: string;
  isSurelyOther: (person: string) => boolean;
  /** By which rates this picture counts, beside all. */
  groups: readonly string[];
  /** Undefined where no face was found. */
  descriptor: Float32Array | undefined;
}

/** A picture as a gallery would hold it. */
export async function seePortrait(finder: FaceFinder, portrait: Portrait): Promise<SeenFace> {
  const picture = portrait.open().resize(1_440, 1_440, { fit: 'inside', withoutEnlargement: true });
  const jpeg = await picture.jpeg({ quality: 90 }).toBuffer();
  const face = await largestFace(finder, jpeg);
  return {
    ...portrait,
    groups: face ? await groupsOf(face, jpeg) : [],
    descriptor: face?.descriptor,
  };
}

/** The same with something done to it. */
export async function seeVariation(
  finder: FaceFinder,
  portrait: Portrait,
  { group, name, make }: Variation,
): Promise<SeenFace> {
  const face = await largestFace(finder, await make(portrait.open));
  return { ...portrait, groups: [`${group}: ${name}`], descriptor: face?.descriptor };
}

async function largestFace(finder: FaceFinder, jpeg: Uint8Array): Promise<FoundFace | undefined> {
  const found = await finder.find({ jpeg, withDescriptors: true });
  return found?.faces.toSorted((a, b) => b.sizePx - a.sizePx)[0];
}

async function groupsOf(face: FoundFace, jpeg: Buffer): Promise<string[]> {
  const { sizePx, sharpness } = face;
  const light = await lightOf(face, jpeg);
  const size = [32, 64, 128].find((limit) => sizePx < limit);
  return [
    `size: ${size === undefined ? 'from 128 px' : `under ${size} px`}`,
    `blur: ${sharpness < 40 ? 'blurred' : 'sharp'}`,
    `light: ${light < 60 ? 'dark' : light > 190 ? 'very light' : 'usual'}`,
    `pose: ${isTurned(face) ? 'turned away' : 'from the front'}`,
  ];
}

async function lightOf({ box }: FoundFace, jpeg: Buffer): Promise<number> {
  const { width, height } = await sharp(jpeg).metadata();
  const left = Math.min(width - 1, Math.round(box.x * width));
  const top = Math.min(height - 1, Math.round(box.y * height));
  const wide = Math.max(1, Math.min(width - left, Math.round(box.width * width)));
  const high = Math.max(1, Math.min(height - top, Math.round(box.height * height)));
  const part = sharp(jpeg).extract({ left, top, width: wide, height: high });
  const { channels } = await sharp(await part.toBuffer())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

/** The nose lies far from the middle between the eyes. */
function isTurned({ landmarks: [leftEye, rightEye, nose] }: FoundFace): boolean {
  if (!leftEye || !rightEye || !nose) return false;
  const apart = Math.abs(rightEye.x - leftEye.x);
  return Math.abs(nose.x - (leftEye.x + rightEye.x) / 2) > 0.35 * Math.max(1e-6, apart);
}
