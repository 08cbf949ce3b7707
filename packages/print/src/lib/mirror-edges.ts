import { partOfCrop } from './part-of-crop.ts';
import type { DrawOperation, PhotoOperation } from '../drawing/drawing.ts';
import { type Box, isSameBox } from '../document/geometry.ts';
import type { Crop } from '../document/layers.ts';

interface Side {
  column: -1 | 0 | 1;
  row: -1 | 0 | 1;
}

const sides: readonly Side[] = ([-1, 0, 1] as const).flatMap((row) =>
  ([-1, 0, 1] as const).map((column) => ({ column, row })),
);

/** A photo that fills the face of a canvas goes on around its edges, mirrored. Other steps stay as they are. */
export function mirrorEdges(
  operation: DrawOperation,
  { trim, bleed }: { trim: Box; bleed: Box },
): DrawOperation[] {
  if (operation.kind !== 'photo' || !isSameBox(operation.box, trim)) return [operation];
  const margin = trim.x - bleed.x;
  const around = sides.filter(({ column, row }) => column !== 0 || row !== 0);
  return [operation, ...around.map((side) => mirrorSide(operation, side, margin))];
}

function mirrorSide(operation: PhotoOperation, side: Side, margin: number): PhotoOperation {
  const { box, photo } = operation;
  const across = strip(side.column, { length: box.width, margin });
  const down = strip(side.row, { length: box.height, margin });
  const crop = mirror(part(photo.crop, { across, down }), side);
  return {
    ...operation,
    box: { x: box.x + across.to, y: box.y + down.to, width: across.size, height: down.size },
    photo: { ...photo, crop },
  };
}

/** Where a strip is taken from and where it goes, along one side of the photo. */
interface Strip {
  from: number;
  to: number;
  size: number;
  length: number;
}

function strip(
  position: -1 | 0 | 1,
  { length, margin }: { length: number; margin: number },
): Strip {
  if (position === 0) return { from: 0, to: 0, size: length, length };
  if (position === -1) return { from: 0, to: -margin, size: margin, length };
  return { from: length - margin, to: length, size: margin, length };
}

/** The part of a crop, given as it looks on the face. */
function part(crop: Crop, { across, down }: { across: Strip; down: Strip }): Crop {
  const seen = {
    x: across.from / across.length,
    y: down.from / down.length,
    width: across.size / across.length,
    height: down.size / down.length,
  };
  return partOfCrop(crop, seen);
}

function mirror(crop: Crop, { column, row }: Side): Crop {
  const flipped = column === 0 ? crop : { ...crop, flip: !crop.flip };
  if (row === 0) return flipped;
  // Upside down is half a turn and a flip.
  return { ...flipped, flip: !flipped.flip, rotate: opposite(flipped.rotate) };
}

function opposite(rotate: Crop['rotate']): Crop['rotate'] {
  return rotate < 180 ? (rotate === 0 ? 180 : 270) : rotate === 180 ? 0 : 90;
}
