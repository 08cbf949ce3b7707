import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { KnownFace } from './counts.ts';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import sharp, { type Sharp } from 'sharp';
import { searchedPx, type OtherDetector } from './other-detector.ts';

/** A part of a picture, in its pixels. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Opened {
  width: number;
  height: number;
  open: () => Sharp;
}

const sameShare = 0.3;

/**
 * Faces that the other detector sees in a picture. It is looked for them in all of it and in squares of its shorter
 * side and of half of that; then each is looked at from near, since the boxes of small faces waver, and counts
 * if most of these looks find it: its box is their median, and it reaches as far as any of them lets it.
 */
export async function seenBy(detector: OtherDetector, jpeg: Uint8Array): Promise<KnownFace[]> {
  const picture = await opened(jpeg);
  const parts = searched(picture);
  const found = await look(detector, picture, parts);
  const candidates = parts.flatMap((part, index) =>
    (found[index] ?? []).filter((box) => !isCut(box, part, picture)),
  );
  const faces: KnownFace[] = [];
  for (const candidate of distinct(candidates)) {
    const seen = await fromNear(detector, picture, candidate);
    if (seen !== undefined && !faces.some(({ box }) => isSameSeen(box, seen.box))) faces.push(seen);
  }
  return faces;
}

async function opened(jpeg: Uint8Array): Promise<Opened> {
  const { data, info } = await sharp(jpeg)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}

function searched({ width, height }: Opened): Part[] {
  const side = Math.min(width, height);
  const all = { left: 0, top: 0, width, height };
  return [all, ...squares(all, side), ...squares(all, Math.round(side / 2))];
}

/** Squares that cover a picture, each half over the next. */
function squares({ width, height }: Part, side: number): Part[] {
  const lefts = startsOf(width, side);
  return startsOf(height, side).flatMap((top) =>
    lefts.map((left) => ({ left, top, width: side, height: side })),
  );
}

function startsOf(length: number, side: number): number[] {
  const steps = Math.ceil((2 * (length - side)) / side);
  return Array.from({ length: steps + 1 }, (_, step) =>
    Math.round(((length - side) * step) / Math.max(1, steps)),
  );
}

async function look(
  detector: OtherDetector,
  { width, height, open }: Opened,
  parts: readonly Part[],
): Promise<FractionBox[][]> {
  const squares: Buffer[] = [];
  for (const part of parts) {
    const square = open()
      .extract(part)
      .resize(searchedPx, searchedPx, { fit: 'contain', background: '#000' });
    squares.push(await square.raw().toBuffer());
  }
  const found = await detector.detect(squares);
  return parts.map((part, index) => {
    const side = Math.max(part.width, part.height);
    const left = part.left - (side - part.width) / 2;
    const top = part.top - (side - part.height) / 2;
    return (found[index] ?? []).map(({ box }) => ({
      x: (left + box.x * side) / width,
      y: (top + box.y * side) / height,
      width: (box.width * side) / width,
      height: (box.height * side) / height,
    }));
  });
}

/** By an edge of the part that is none of the picture. */
function isCut(box: FractionBox, part: Part, { width, height }: Opened): boolean {
  const near = 0.01 * part.width;
  const [right, bottom] = [part.left + part.width, part.top + part.height];
  return (
    (part.left > 0 && box.x * width < part.left + near) ||
    (part.top > 0 && box.y * height < part.top + near) ||
    (right < width && (box.x + box.width) * width > right - near) ||
    (bottom < height && (box.y + box.height) * height > bottom - near)
  );
}

/** Two looks at one face. */
export function isSameSeen(one: FractionBox, other: FractionBox): boolean {
  return coveredShare(one, other) > sameShare;
}

function distinct(boxes: readonly FractionBox[]): FractionBox[] {
  return boxes.filter(
    (box, index) => !boxes.slice(0, index).some((other) => isSameSeen(box, other)),
  );
}

/** Squares around a face: of so many of its sizes, moved by so much of them. */
const sizes = [2, 2.5, 3] as const;
const moves = [
  { x: 0, y: 0 },
  { x: 0.2, y: 0.1 },
  { x: -0.2, y: -0.1 },
] as const;

async function fromNear(
  detector: OtherDetector,
  picture: Opened,
  candidate: FractionBox,
): Promise<KnownFace | undefined> {
  const parts = sizes.flatMap((size) =>
    moves.map((move) => around(candidate, picture, { size, move })),
  );
  const seen = (await look(detector, picture, parts)).flatMap((boxes) =>
    boxes.filter((box) => isSameSeen(box, candidate)).slice(0, 1),
  );
  return seen.length > parts.length / 2 ? agreed(seen) : undefined;
}

function around(
  box: FractionBox,
  { width, height }: Opened,
  { size, move }: { size: number; move: { x: number; y: number } },
): Part {
  const face = Math.max(box.width * width, box.height * height);
  const half = (size * face) / 2;
  const x = (box.x + box.width / 2) * width + move.x * face;
  const y = (box.y + box.height / 2) * height + move.y * face;
  const left = Math.max(0, Math.round(x - half));
  const top = Math.max(0, Math.round(y - half));
  const right = Math.min(width, Math.round(x + half));
  const bottom = Math.min(height, Math.round(y + half));
  return { left, top, width: right - left, height: bottom - top };
}

function agreed(boxes: readonly FractionBox[]): KnownFace {
  const edges = boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height]);
  const sorted = [0, 1, 2, 3].map((edge) =>
    edges.map((each) => each[edge] ?? 0).toSorted((one, other) => one - other),
  );
  const at = (edge: number, share: number) => {
    const values = sorted[edge] ?? [];
    return values[Math.round(share * (values.length - 1))] ?? 0;
  };
  const between = (least: number, most: number): FractionBox => {
    const [x, y] = [at(0, least), at(1, least)];
    return { x, y, width: at(2, most) - x, height: at(3, most) - y };
  };
  return { box: between(0.5, 0.5), reach: between(0, 1) };
}
