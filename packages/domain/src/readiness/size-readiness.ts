import { checkReadiness, type ReadinessLevel } from './print-readiness.ts';

/** Pixels of an oriented photo. */
export interface PhotoPixels {
  width: number;
  height: number;
}

/** A size as the catalog has it. */
export interface TrimmedSize {
  id: string;
  widthInches: number;
  heightInches: number;
}

/** How a product prints its sizes. */
export interface SizeConditions {
  /** What goes beyond the trim on each side, wrap included; 0 when left out. */
  bleedInches?: number;
  /** Whether a size is turned to follow the photo. */
  isTurnable: boolean;
}

/** How a photo, cropped as little as can be, prints at each size; levels do not only fall with size. */
export function readinessOfSizes<Size extends TrimmedSize>(
  photo: PhotoPixels,
  sizes: readonly Size[],
  conditions: SizeConditions,
): { size: Size; level: ReadinessLevel }[] {
  return sizes.map((size) => ({ size, level: levelOf(photo, size, conditions) }));
}

/** The largest size at which a photo is good; nothing when there is none. */
export function largestGoodSize<Size extends TrimmedSize>(
  photo: PhotoPixels,
  sizes: readonly Size[],
  conditions: SizeConditions,
): Size | undefined {
  return readinessOfSizes(photo, sizes, conditions)
    .filter(({ level }) => level === 'good')
    .map(({ size }) => size)
    .toSorted((a, b) => areaOf(b) - areaOf(a))[0];
}

function levelOf(
  photo: PhotoPixels,
  size: TrimmedSize,
  { bleedInches = 0, isTurnable }: SizeConditions,
): ReadinessLevel {
  const isAcross = photo.width > photo.height === size.widthInches > size.heightInches;
  const isTurned = isTurnable && !isAcross;
  const [across, down] = isTurned
    ? [size.heightInches, size.widthInches]
    : [size.widthInches, size.heightInches];
  const widthInches = across + 2 * bleedInches;
  const heightInches = down + 2 * bleedInches;
  const pixelsPerInch = Math.min(photo.width / widthInches, photo.height / heightInches);
  const crop = { widthPx: widthInches * pixelsPerInch, heightPx: heightInches * pixelsPerInch };
  return checkReadiness({ ...crop, widthInches, heightInches }, areaOf(size));
}

function areaOf({ widthInches, heightInches }: TrimmedSize): number {
  return widthInches * heightInches;
}
