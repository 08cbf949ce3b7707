import type { CardPreviewQuery } from '../endpoints/cards.ts';

/** Widths in which card previews are drawn. */
export const cardPreviewWidths = [320, 640, 1280] as const;

export type CardPreviewWidth = (typeof cardPreviewWidths)[number];

/**
 * One side of a card as it is drawn: paper, words, art and foil. The places of photos are left
 * transparent, so that a page shows any photos below it.
 */
export interface CardPreview extends Omit<CardPreviewQuery, 'width'> {
  designId: string;
  width: CardPreviewWidth;
}

/** The lasting address of a preview; the version changes with the designs. */
export function cardPreviewUrl(version: string, preview: CardPreview): string {
  const { designId, width, ...look } = preview;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(look)) {
    if (value !== undefined && value !== 'none') query.set(key, value);
  }
  query.set('width', String(width));
  return `/card-previews/${version}/${designId}.webp?${query.toString()}`;
}
