import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { DetectedFace } from '../face-model.ts';
import type { FaceBox } from '../face.ts';

/** Heads of a group, or people far away: what is smaller still is too small for every look at the whole. */
const manyFaces = 6;
const smallFace = 0.045;
/** Much of the square that a detector looks at is empty when the picture is longer than this. */
const longRatio = 1.8;

/** The parts of a picture in which a closer look may find more than the first did: none, mostly. */
export function closerParts(
  found: readonly DetectedFace[],
  { width, height }: { width: number; height: number },
): FaceBox[] {
  const longSide = Math.max(width, height);
  const isSmall = ({ box }: DetectedFace) => box.height * height < smallFace * longSide;
  if (found.length === 0 || found.length >= manyFaces || found.some(isSmall))
    return tilesOf({ width, height });
  return longSide > longRatio * Math.min(width, height) ? squaresAlong({ width, height }) : [];
}

const overlap = 0.3;

/** Overlapping squares along a long picture, as high as it is; fractions of the picture. */
export function squaresAlong({ width, height }: { width: number; height: number }): FaceBox[] {
  const side = Math.min(width, height) / Math.max(width, height);
  const steps = Math.ceil((1 - side) / (side * (1 - overlap)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const start = ((1 - side) * step) / Math.max(1, steps);
    return width >= height
      ? { x: start, y: 0, width: side, height: 1 }
      : { x: 0, y: start, width: 1, height: side };
  });
}

/** Six overlapping parts of a picture, three along its longer side; fractions of the picture. */
export function tilesOf({ width, height }: { width: number; height: number }): FaceBox[] {
  const [columns, rows] = width >= height ? [3, 2] : [2, 3];
  const tileWidth = 1 / (columns - (columns - 1) * overlap);
  const tileHeight = 1 / (rows - (rows - 1) * overlap);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * tileWidth * (1 - overlap),
    y: Math.floor(index / columns) * tileHeight * (1 - overlap),
    width: tileWidth,
    height: tileHeight,
  }));
}

/** A face cut by a tile's inner edge lies whole in the tile beside it. */
export function isCutByTile(tile: FaceBox, box: FaceBox): boolean {
  const near = 0.01;
  return (
    (tile.x > near && box.x < near) ||
    (tile.y > near && box.y < near) ||
    (tile.x + tile.width < 1 - near && box.x + box.width > 1 - near) ||
    (tile.y + tile.height < 1 - near && box.y + box.height > 1 - near)
  );
}

/** A box inside a tile as a box of the picture. */
export function fromTile(tile: FaceBox, box: FaceBox): FaceBox {
  return {
    x: tile.x + box.x * tile.width,
    y: tile.y + box.y * tile.height,
    width: box.width * tile.width,
    height: box.height * tile.height,
  };
}

/** Quick detectors miss by half a face; heads beside each other share less. */
export function isSameFace(one: FaceBox, other: FaceBox): boolean {
  return coveredShare(one, other) > 0.25;
}

/** One face found twice counts once: of two boxes that cover each other the surer one stays. */
export function mergeFaces(all: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of [...all].sort((a, b) => b.score - a.score)) {
    if (!kept.some(({ box }) => isSameFace(box, face.box))) kept.push(face);
  }
  return kept;
}
