import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import { isPortrait, type ShownPhoto } from '../products/shown-photo.ts';

type Sides = Pick<ProductSize, 'widthInches' | 'heightInches'>;

/** Whether a product of this size is turned to lie as the photo does. */
export function isTurnedFor(
  size: Sides,
  photo: ShownPhoto | undefined,
  { isTurnable }: Pick<Product, 'isTurnable'>,
): boolean {
  if (!isTurnable || photo === undefined || size.widthInches === size.heightInches) return false;
  return isPortrait(photo) !== size.heightInches > size.widthInches;
}

export function sidesOf({ widthInches, heightInches }: Sides, isTurned: boolean) {
  return isTurned
    ? { width: heightInches, height: widthInches }
    : { width: widthInches, height: heightInches };
}
