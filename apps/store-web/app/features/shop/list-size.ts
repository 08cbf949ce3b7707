import type { ProductSummary } from '@albumen/contract/endpoints/catalog';
import type { ShownPhoto } from '../products/shown-photo.ts';

/** The size that a product is shown in: of nearly the photo's shape, neither the smallest nor the largest. */
export function listSize({ sizes, family }: ProductSummary, photo: ShownPhoto | undefined) {
  const wanted = photo ? shapeOf(photo.width, photo.height) : 0.75;
  const square = family === 'album' ? 1 : wanted;
  const off = ({ widthInches, heightInches }: (typeof sizes)[number]) =>
    Math.abs(shapeOf(widthInches, heightInches) - square);
  const least = Math.min(...sizes.map(off));
  const fitting = sizes.filter((size) => off(size) - least < 0.06);
  return fitting[Math.floor(fitting.length / 2)] ?? sizes[0];
}

function shapeOf(width: number, height: number): number {
  return Math.min(width, height) / Math.max(width, height);
}
