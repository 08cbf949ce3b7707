import type { DesignProblem } from '../checks/check-document.ts';
import { seenRatio } from '../document/chosen-photo.ts';
import type { PhotoLayer } from '../document/layers.ts';
import type { PrintProduct } from '../products/product.ts';
import { photoReadiness } from '../checks/readiness.ts';

/** How far a photo may be out of its proportions before it is called stretched. */
const stretchTolerance = 0.02;

/** What is wrong with a place for a photo. */
export function checkPhoto({ photo, box }: PhotoLayer, product: PrintProduct): DesignProblem[] {
  if (photo === null) return [{ code: 'emptyPlace', level: 'block' }];
  const { crop } = photo;
  const isOutside = crop.x + crop.width > 1.001 || crop.y + crop.height > 1.001;
  const cropped = { width: crop.width * photo.width, height: crop.height * photo.height };
  const stretch = seenRatio(cropped, crop.rotate) / (box.width / box.height);
  if (isOutside || Math.abs(Math.log(stretch)) > stretchTolerance) {
    return [{ code: 'stretchedPhoto', level: 'block' }];
  }
  const { level, pixelsPerInch } = photoReadiness(photo, box, product);
  return level === 'good' ? [] : [{ code: 'fewPixels', level, pixelsPerInch }];
}
