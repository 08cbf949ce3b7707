import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { ownPhoto, type ShownPhoto } from './shown-photo.ts';

/** The visitor's own photos where there are any. */
export function photosToShow(
  { photos }: ShopPhotos,
  samples: readonly ShownPhoto[],
): readonly ShownPhoto[] {
  return photos.length === 0 ? samples : photos.map(ownPhoto);
}
