/**
 * The derived files of every photo, by the pixels of their longest side. A photo that is smaller
 * has them all, in its own size: nothing is enlarged.
 */
export const renditionNames = ['400', '800', '1440', '2560'] as const;

export type RenditionName = (typeof renditionNames)[number];

/** What it is stored as; the largest is a JPEG, which every mail and preview program shows. */
const files: Record<RenditionName, string> = {
  '400': '400.webp',
  '800': '800.webp',
  '1440': '1440.webp',
  '2560': '2560.jpg',
};

/** The rendition behind heroes, link previews and the register answer. */
export const displayRendition: RenditionName = '2560';

/** Where a photo's renditions are, as payloads carry it. */
export interface RenditionPlace {
  /** The public store: `/r/`, or an address elsewhere that ends in a slash. */
  readonly base: string;
  /** 128 random bits of the photo. */
  readonly token: string;
}

/** Public address of one rendition: `/r/<token>/800.webp`. 404 with Retry-After until it is made. */
export function renditionUrl(place: RenditionPlace, name: RenditionName): string {
  return `${place.base}${place.token}/${files[name]}`;
}

/** Oriented pixels of a rendition of a photo whose own size is `width` × `height`. */
export function renditionSize(
  photo: { width: number; height: number },
  name: RenditionName,
): { width: number; height: number } {
  const scale = Math.min(1, Number(name) / Math.max(photo.width, photo.height));
  return {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  };
}
