import {
  chooseCrop,
  countCutFaces,
  type CropWish,
  type FractionBox,
} from '@albumen/domain/photos/choose-crop';
import type { Frame } from './printed-products.ts';

/** Of a face's size: as far as the other detector's boxes of one face lie apart in nine of ten looks at it. */
const doubt = 0.1;

/** Faces on one frame, of those that some crop of its shape could keep. */
export interface Kept {
  could: number;
  kept: number;
  /** By the crop around the middle. */
  middle: number;
}

/** Who could be kept by the boxes as they are, and who surely could: with room for the doubt about a box. */
export interface KeptBoth {
  surely: Kept;
  strictly: Kept;
}

export interface Size {
  width: number;
  height: number;
}

/** How many faces lie whole, wherever a crop is. */
export type KeptIn = (crop: FractionBox) => number;

/** Faces that are kept by their places in the photo. */
export function byPlaces(faces: readonly FractionBox[], { margins }: Frame): KeptIn {
  return (crop) => faces.length - countCutFaces(faces, crop, margins);
}

/** @param kept how many faces lie whole on what was made */
export function keptOn(
  photo: Size,
  frame: Frame,
  { faces, kept }: { faces: readonly FractionBox[]; kept: number },
): KeptBoth {
  const wish = wishOf(photo, frame);
  const crops = allCrops(wish);
  const inMiddle = byPlaces(faces, frame)(chooseCrop(wish));
  const of = (counted: readonly FractionBox[]): Kept => {
    const could = Math.max(...crops.map(byPlaces(counted, frame)));
    return { could, kept: Math.min(could, kept), middle: Math.min(could, inMiddle) };
  };
  return { strictly: of(faces), surely: of(faces.map(withDoubt)) };
}

export function wishOf({ width, height }: Size, { ratio, margins }: Frame): CropWish {
  return { photoRatio: width / height, frameRatio: ratio, margins };
}

/** The crop at a hundred places. */
function allCrops(wish: CropWish): FractionBox[] {
  const crop = chooseCrop(wish);
  return Array.from({ length: 101 }, (_, step) => ({
    ...crop,
    x: ((1 - crop.width) * step) / 100,
    y: ((1 - crop.height) * step) / 100,
  }));
}

/** No face reaches out of its photo. */
function withDoubt({ x, y, width, height }: FractionBox): FractionBox {
  const left = Math.max(Math.min(0, x), x - doubt * width);
  const top = Math.max(Math.min(0, y), y - doubt * height);
  const right = Math.min(Math.max(1, x + width), x + (1 + doubt) * width);
  const bottom = Math.min(Math.max(1, y + height), y + (1 + doubt) * height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Sums of many frames. */
export function sumOf(all: readonly KeptBoth[]): KeptBoth {
  const sum = (name: keyof KeptBoth): Kept => ({
    could: all.reduce((count, one) => count + one[name].could, 0),
    kept: all.reduce((count, one) => count + one[name].kept, 0),
    middle: all.reduce((count, one) => count + one[name].middle, 0),
  });
  return { surely: sum('surely'), strictly: sum('strictly') };
}
