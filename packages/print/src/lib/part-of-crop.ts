import type { Crop } from '../document/layers.ts';

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The crop of a part of a cropped photo; the part is in fractions of the crop as it is seen, turned and flipped. */
export function partOfCrop(crop: Crop, seen: Part): Crop {
  const unflipped = crop.flip ? { ...seen, x: 1 - seen.x - seen.width } : seen;
  const inside = turnBack(unflipped, crop.rotate);
  return {
    ...crop,
    x: crop.x + inside.x * crop.width,
    y: crop.y + inside.y * crop.height,
    width: inside.width * crop.width,
    height: inside.height * crop.height,
  };
}

function turnBack(part: Part, rotate: Crop['rotate']): Part {
  const { x, y, width, height } = part;
  if (rotate === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (rotate === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (rotate === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return part;
}
