import { createHash } from 'node:crypto';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import sharp from 'sharp';
import { markedHeads, type Head } from './heads.ts';

export interface ComposedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
  /** Where the heads were put. */
  faces: FractionBox[];
}

interface Putting {
  photo: { width: number; height: number };
  heads: readonly Head[];
}

const longSidePx = 1_600;

/** Numbers from 0 to 1 for one photo of a set: the same in every run, in whatever order photos are made. */
export function seeded(set: number, photo: number): () => number {
  let state = createHash('sha256').update(`${set}/${photo}`).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A photo of a ratio with one to four heads anywhere in it, not over each other; the same for a seed. */
export function composePhoto(random: () => number, heads = markedHeads): Promise<ComposedPhoto> {
  const ratio = 3 ** (2 * random() - 1);
  return composeOf(random, { heads, ratio, count: 1 + Math.floor(random() * 4) });
}

/** A photo with so many heads, or with as many as there was room for. */
export async function composeOf(
  random: () => number,
  { heads, ratio, count }: { heads: readonly Head[]; ratio: number; count: number },
): Promise<ComposedPhoto> {
  const width = Math.round(ratio >= 1 ? longSidePx : longSidePx * ratio);
  const height = Math.round(ratio >= 1 ? longSidePx / ratio : longSidePx);
  const placed: { input: Buffer; left: number; top: number; face: FractionBox }[] = [];
  for (let tried = 0; placed.length < count && tried < 40; tried += 1) {
    const put = await putHead(random, { photo: { width, height }, heads });
    if (!placed.some(({ face }) => isOver(face, put.face))) placed.push(put);
  }
  const background = { r: 90 + random() * 90, g: 90 + random() * 90, b: 90 + random() * 90 };
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .composite(placed.map(({ input, left, top }) => ({ input, left, top })))
    .jpeg({ quality: 90 })
    .toBuffer();
  return { jpeg, width, height, faces: placed.map(({ face }) => face) };
}

async function putHead(random: () => number, { photo, heads }: Putting) {
  const head = heads[Math.floor(random() * heads.length)];
  if (head === undefined) throw new Error('Nobody to be put into photos');
  const { box } = head;
  const part = await aroundHead(head);
  const most = Math.min(photo.width, photo.height) * 0.45;
  const high = Math.round(Math.max(120, most * (0.4 + 0.6 * random())));
  const scale = high / part.height;
  const wide = Math.round(part.width * scale);
  const input = await sharp(head.path).extract(part).resize(wide, high, { fit: 'fill' }).toBuffer();
  const left = Math.round(random() * Math.max(0, photo.width - wide));
  const top = Math.round(random() * Math.max(0, photo.height - high));
  const face = {
    x: (left + (box.left - part.left) * scale) / photo.width,
    y: (top + (box.top - part.top) * scale) / photo.height,
    width: (box.width * scale) / photo.width,
    height: (box.height * scale) / photo.height,
  };
  return { input, left, top, face };
}

/** With hair, ears and collar, as a head is seen. */
async function aroundHead({ path, box }: Head) {
  const { width, height } = await sharp(path).metadata();
  const margin = { x: Math.round(box.width * 0.5), y: Math.round(box.height * 0.45) };
  const left = Math.max(0, box.left - margin.x);
  const top = Math.max(0, box.top - margin.y);
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width + margin.x) - left,
    height: Math.min(height, box.top + box.height + margin.y) - top,
  };
}

function isOver(one: FractionBox, other: FractionBox): boolean {
  const apartX = 2.2 * Math.max(one.width, other.width);
  const apartY = 2 * Math.max(one.height, other.height);
  return Math.abs(one.x - other.x) < apartX && Math.abs(one.y - other.y) < apartY;
}
