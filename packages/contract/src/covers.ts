/**
 * How a gallery opens: words over the whole photo at its foot or in its middle, the photo framed by
 * paper, beside the words or as a band above them, or the words alone with a small photo.
 */
export const coverStyles = ['photo', 'centered', 'framed', 'beside', 'banner', 'words'] as const;

export type CoverStyle = (typeof coverStyles)[number];

/** The point of a photo that crops keep: whole percent of its oriented width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** CSS `object-position` of a photo that fills its box around this point. */
export function focusPosition({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** Pixels of the crop that mails and link previews show. */
export const coverCrop = { width: 1200, height: 630 } as const;

/** Public address of that crop of a photo around this point, a JPEG. */
export function coverCropUrl({
  base,
  token,
  focus,
}: {
  base: string;
  token: string;
  focus: Focus;
}): string {
  return `${base}${token}/cover-${focus.x}-${focus.y}.jpg`;
}
