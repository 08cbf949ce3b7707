import type { FoundFace } from '@albumen/faces/face';
import type { FaceFinder } from '@albumen/faces/face-finder';
import sharp from 'sharp';
import type { Portrait } from './portraits.ts';

/** What the product's own finder made of one picture of a person. */
export interface SeenFace {
  person: string;
  isSurelyOther: (person: string) => boolean;
  /** By which rates this picture counts, beside all. */
  groups: readonly string[];
  /** Undefined where no face was found. */
  descriptor: Float32Array | undefined;
}

/** A picture as a gallery would hold it; undefined when the file is none. */
export async function seePortrait(
  finder: FaceFinder,
  portrait: Portrait,
): Promise<SeenFace | undefined> {
  const { person, name, labels, isSurelyOther, isCutAround } = portrait;
  try {
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const jpeg = await portrait.open().resize(1_440, 1_440, fit).jpeg({ quality: 90 }).toBuffer();
    const face = await mainFace(finder, { jpeg, isCutAround });
    const told = face === undefined ? ['face: none seen'] : await groupsOf(face, jpeg);
    const groups = [...told, ...labels.map((label) => `label: ${label}`)];
    return { person, isSurelyOther, groups, descriptor: face?.descriptor };
  } catch (error) {
    console.log(`  ${name} is left out: ${String(error)}`);
    return undefined;
  }
}

/** The same with something done to it. */
export async function seeVariation(
  finder: FaceFinder,
  { person, isSurelyOther }: Portrait,
  { group, name, jpeg }: { group: string; name: string; jpeg: Uint8Array },
): Promise<SeenFace> {
  const face = await mainFace(finder, { jpeg, isCutAround: true });
  return { person, isSurelyOther, groups: [`${group}: ${name}`], descriptor: face?.descriptor };
}

/**
 * Whom the picture is of, if several are in it: large, and near its middle. Of a picture cut around her, a face
 * that lies apart from the middle is her neighbor's: she was not seen.
 */
async function mainFace(
  finder: FaceFinder,
  { jpeg, isCutAround }: { jpeg: Uint8Array; isCutAround: boolean },
): Promise<FoundFace | undefined> {
  const found = await finder.find({ jpeg, withDescriptors: true });
  const { width, height } = await sharp(jpeg).metadata();
  const isHers = ({ box, sizePx }: FoundFace) =>
    Math.hypot((box.x + box.width / 2 - 0.5) * width, (box.y + box.height / 2 - 0.5) * height) <
    sizePx;
  const weightOf = ({ box, sizePx }: FoundFace) =>
    sizePx * (1.2 - Math.hypot(box.x + box.width / 2 - 0.5, box.y + box.height / 2 - 0.5));
  const faces = found?.faces.filter((face) => !isCutAround || isHers(face));
  return faces?.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
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
