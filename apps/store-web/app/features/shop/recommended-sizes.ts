import type { ProductSize } from '@albumen/contract/catalog/product';

type Sides = Pick<ProductSize, 'id' | 'widthInches' | 'heightInches'>;

/** Shorter lists are looked through at once. */
const leastToRecommend = 7;
const recommended = 4;

/** A crop of less than this share is seen by nobody. */
const fittingLoss = 0.03;

/**
 * Four sizes that crop a photo least, from small to large, in the order of the list: all that fit as it
 * is, spread over their sizes, else those that lose least. Empty where the list is short.
 */
export function recommendedSizes(
  sizes: readonly Sides[],
  photo: { width: number; height: number } | undefined,
): string[] {
  if (photo === undefined || sizes.length < leastToRecommend) return [];
  const byLoss = sizes.toSorted((one, other) => lossOf(one, photo) - lossOf(other, photo));
  const fitting = byLoss.filter((size) => lossOf(size, photo) <= fittingLoss);
  const best = fitting.length > recommended ? spread(fitting) : byLoss.slice(0, recommended);
  const ids = new Set(best.map(({ id }) => id));
  return sizes.filter(({ id }) => ids.has(id)).map(({ id }) => id);
}

/** Share of the photo that is cut off, whichever way the product is turned. */
function lossOf({ widthInches, heightInches }: Sides, photo: { width: number; height: number }) {
  const [shown, sheet] = [longBy(photo.width, photo.height), longBy(widthInches, heightInches)];
  return 1 - Math.min(shown / sheet, sheet / shown);
}

function longBy(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

/** The smallest, the largest and two between them. */
function spread(sizes: readonly Sides[]): Sides[] {
  const byArea = sizes.toSorted((one, other) => areaOf(one) - areaOf(other));
  const step = (byArea.length - 1) / (recommended - 1);
  return Array.from({ length: recommended }, (_, place) => byArea[Math.round(place * step)]).filter(
    (size) => size !== undefined,
  );
}

function areaOf({ widthInches, heightInches }: Sides): number {
  return widthInches * heightInches;
}
