import {
  chooseCrop,
  countCutFaces,
  type CropWish,
  type FractionBox,
} from '@albumen/domain/photos/choose-crop';
import type { Frame } from './printed-products.ts';

/** Faces on one frame, of those that some crop of its shape could keep. */
export interface Kept {
  could: number;
  kept: number;
  /** By the crop around the middle. */
  middle: number;
}

/** Who could be kept by the boxes as they are, and who by every look of the detector that judges. */
export interface KeptBoth {
  strictly: Kept;
  surely: Kept;
}

/** A face by its box, and as far as it may reach. */
export interface KnownFace {
  box: FractionBox;
  reach: FractionBox;
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
  { faces, kept }: { faces: readonly KnownFace[]; kept: number },
): KeptBoth {
  const wish = wishOf(photo, frame);
  const crops = allCrops(wish);
  const boxes = faces.map(({ box }) => box);
  const inMiddle = byPlaces(boxes, frame)(chooseCrop(wish));
  const of = (counted: readonly FractionBox[]): Kept => {
    const could = Math.max(...crops.map(byPlaces(counted, frame)));
    return { could, kept: Math.min(could, kept), middle: Math.min(could, inMiddle) };
  };
  return { strictly: of(boxes), surely: of(faces.map(({ reach }) => reach)) };
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

/** Sums of many frames. */
export function sumOf(all: readonly KeptBoth[]): KeptBoth {
  const sum = (name: keyof KeptBoth): Kept => ({
    could: all.reduce((count, one) => count + one[name].could, 0),
    kept: all.reduce((count, one) => count + one[name].kept, 0),
    middle: all.reduce((count, one) => count + one[name].middle, 0),
  });
  return { surely: sum('surely'), strictly: sum('strictly') };
}
