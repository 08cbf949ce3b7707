/** How a crop prints: 'good', 'warn' (say so while editing) or 'block' (only the photographer may override). */
export type ReadinessLevel = 'good' | 'warn' | 'block';

/** Fewest pixels per inch of a level. */
export interface ReadinessBand {
  goodFrom: number;
  blockBelow: number;
}

/** What is printed: pixels of the oriented source inside the crop, inches on paper with bleed or wrap. */
export interface PrintedCrop {
  widthPx: number;
  heightPx: number;
  widthInches: number;
  heightInches: number;
}

const bands: readonly (ReadinessBand & { largestSquareInches: number })[] = [
  { largestSquareInches: 96, goodFrom: 200, blockBelow: 120 },
  { largestSquareInches: 384, goodFrom: 150, blockBelow: 100 },
  { largestSquareInches: Infinity, goodFrom: 110, blockBelow: 80 },
];

/** The band of a product by the area of its trim: larger prints are looked at from farther away. */
export function readinessBand(squareInches: number): ReadinessBand {
  const band = bands.find(({ largestSquareInches }) => squareInches <= largestSquareInches);
  if (band === undefined) throw new Error(`no band for an area of ${squareInches}`);
  return { goodFrom: band.goodFrom, blockBelow: band.blockBelow };
}

/** Pixels of the source for each printed inch, of the side that has fewer. */
export function effectivePixelsPerInch(crop: PrintedCrop): number {
  return Math.min(crop.widthPx / crop.widthInches, crop.heightPx / crop.heightInches);
}

/** Judges a crop for a product whose trim has this area. Ask again whenever the crop changes. */
export function checkReadiness(crop: PrintedCrop, trimSquareInches: number): ReadinessLevel {
  const pixelsPerInch = effectivePixelsPerInch(crop);
  const { goodFrom, blockBelow } = readinessBand(trimSquareInches);
  if (pixelsPerInch >= goodFrom) return 'good';
  return pixelsPerInch < blockBelow ? 'block' : 'warn';
}
