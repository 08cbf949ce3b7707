/**
 * The derived files of every photo, by the pixels of their longest side. A photo that is smaller
 * has them all, in its own size: nothing is enlarged.
 */
export const renditionNames = ['400', '800', '1440', '2560'] as const;

export type RenditionName = (typeof renditionNames)[number];

/**
 * Made later, when nothing else is to do, and never of a photo that would not gain by it. Their
 * addresses show `standsIn` until then.
 */
export const lateRenditionNames = ['1440-avif', '3840'] as const;

export type LateRenditionName = (typeof lateRenditionNames)[number];

export type AnyRenditionName = RenditionName | LateRenditionName;

/** What is shown instead of a rendition that is not made: the next smaller one. */
export const standsIn: Record<LateRenditionName, RenditionName> = {
  '1440-avif': '1440',
  '3840': '2560',
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
export function renditionUrl(place: RenditionPlace, name: AnyRenditionName): string {
  // 2560 is a JPEG, which every mail and preview program shows.
  const [side, format = side === '2560' ? 'jpg' : 'webp'] = name.split('-');
  return `${place.base}${place.token}/${side}.${format}`;
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
