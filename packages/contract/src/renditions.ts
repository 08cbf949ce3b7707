/**
 * The derived files of every photo, by the pixels of their longest side. A photo that is smaller
 * has them all, in its own size: nothing is enlarged.
 */
export const renditionNames = ['400', '800', '1440', '2560'] as const;

export type RenditionName = (typeof renditionNames)[number];

/** The rendition behind link previews, heroes and the register answer: a JPEG, which everything shows. */
export const displayRendition: RenditionName = '2560';

/**
 * Public path of one rendition: `/r/<token>/800`. The token is 128 random bits of the photo.
 * 404 with Retry-After until it is made.
 */
export function renditionPath(token: string, name: RenditionName): string {
  return `/r/${token}/${name}`;
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
