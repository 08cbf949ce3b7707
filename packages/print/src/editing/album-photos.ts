import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { printProductOf } from '../products/print-product.ts';

/** Three to six lie on a spread: quiet ones and full ones in turn. */
const photosPerSpread = 4;

/**
 * What an album begins with for which nothing was chosen: as many photos as its spreads hold well, spread
 * evenly over all there are and in their order, from the first to the last.
 */
export function albumPhotos<Photo>(
  product: Product,
  choice: Omit<Choice, 'quantity'>,
  photos: readonly Photo[],
): Photo[] {
  const spreads = printProductOf(product, choice).faceCounts?.spread ?? 1;
  const count = Math.min(photos.length, spreads * photosPerSpread);
  const last = Math.max(1, count - 1);
  const steps = Array.from({ length: count }, (_, index) => (index * (photos.length - 1)) / last);
  return steps.flatMap((step) => photos[Math.round(step)] ?? []);
}
