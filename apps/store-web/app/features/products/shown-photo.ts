import { renditionUrl } from '@albumen/contract/renditions';
import type { ShopPhoto } from '@albumen/contract/endpoints/shop-photos';

/** The place of the subject, when a photo is cropped. */
export type Focus = 'start' | 'middle' | 'end';

/** A photo that products are shown with. */
export interface ShownPhoto {
  id: string;
  width: number;
  height: number;
  /** The visitor's own; the others are ours. */
  isOwn: boolean;
  focus: { x: Focus; y: Focus };
  /** Addresses by their use: a thumbnail, a tile of the grid, the one large preview. */
  urls: { thumb: string; tile: string; large: string };
}

export function ownPhoto(photo: ShopPhoto): ShownPhoto {
  const { photoId, width, height } = photo;
  return {
    id: photoId,
    width,
    height,
    isOwn: true,
    focus: { x: 'middle', y: 'middle' },
    urls: {
      thumb: renditionUrl(photo, '400'),
      tile: renditionUrl(photo, '800'),
      large: renditionUrl(photo, '1440'),
    },
  };
}

export function isPortrait({ width, height }: { width: number; height: number }): boolean {
  return height > width;
}

/** The photo that a page is about, and others to follow it; never fewer than asked for. */
export function photosFrom(photos: readonly ShownPhoto[], first: number, count: number) {
  return Array.from(
    { length: count },
    (_, place) => photos[(first + place) % photos.length],
  ).filter((photo) => photo !== undefined);
}
