import type { ProductFamily } from '@albumen/contract/catalog/families';
import type { ProductSize } from '@albumen/contract/catalog/product';
import type { ShownPhoto } from '../products/shown-photo.ts';

interface Sized<Size> {
  family: ProductFamily;
  sizes: readonly Size[];
}

/** The size that a product is shown in at first: of nearly the photo's shape, neither the smallest nor the largest. */
export function firstSize<Size extends Pick<ProductSize, 'widthInches' | 'heightInches'>>(
  { sizes, family }: Sized<Size>,
  photo: ShownPhoto | undefined,
): Size | undefined {
  const wanted = photo ? shapeOf(photo.width, photo.height) : 0.75;
  const square = family === 'album' ? 1 : wanted;
  const off = ({ widthInches, heightInches }: Size) =>
    Math.abs(shapeOf(widthInches, heightInches) - square);
  const least = Math.min(...sizes.map(off));
  const fitting = sizes.filter((size) => off(size) - least < 0.06);
  return fitting[Math.floor(fitting.length / 2)] ?? sizes[0];
}

function shapeOf(width: number, height: number): number {
  return Math.min(width, height) / Math.max(width, height);
}
