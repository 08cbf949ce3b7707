import { countLabel } from '@albumen/domain/pricing/count-label';
import { sizeLabelOf } from '@albumen/domain/sizes/size-label';
import type { CartGroup, CartItem, LineStop } from '@albumen/contract/endpoints/cart';

/** Whatever was chosen, in one line; what two options share is distinguished by their names. */
export function choiceLabel({ size, options }: Pick<CartItem, 'size' | 'options'>): string {
  const isShared = (value: string) => options.filter((option) => option.value === value).length > 1;
  const chosen = options.map(({ label, value }) =>
    isShared(value) ? `${value} ${label.toLowerCase()}` : value,
  );
  return [sizeLabelOf(size), ...chosen].filter((part) => part !== '').join(' · ');
}

export function itemsLabel(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}

/** How many of an item: pieces, or packs of what is sold in packs. */
export function quantityLabel({
  quantity,
  piecesPerUnit,
}: Pick<CartItem, 'quantity' | 'piecesPerUnit'>): string {
  const label = countLabel({ quantity, piecesPerUnit });
  if (piecesPerUnit > 1) return label;
  return `${label} ${quantity === 1 ? 'piece' : 'pieces'}`;
}

/** Why these are one parcel, and what it costs. */
export function groupLabel({ itemIds }: Pick<CartGroup, 'itemIds'>): string {
  return itemIds.length === 1 ? '1 item' : `${itemIds.length} items, made and shipped together`;
}

export interface StopMessage {
  title: string;
  text: string;
}

/** What keeps an item from being ordered, and what to do about it. */
export const stopMessages: Record<LineStop, StopMessage> = {
  unavailable: {
    title: 'No longer made',
    text: 'The lab has stopped offering this product or one of its options. Your design is kept.',
  },
  photoMissing: {
    title: 'A photo is gone',
    text: 'A photo of this design was deleted. Choose another one in the editor.',
  },
  unfinished: {
    title: 'Not finished',
    text: 'A place is still empty, or something does not fit. The editor shows where.',
  },
  softPhoto: {
    title: 'A photo will print softly',
    text: 'It has few pixels for this size. Choose a smaller size or show more of the photo, or order it as it is.',
  },
  blockedPhoto: {
    title: 'A photo is too small for this size',
    text: 'It would print visibly blurred. Choose a smaller size, show more of the photo, or take another one.',
  },
  sampleWords: {
    title: 'Words are still the design’s',
    text: 'They would be printed as they are.',
  },
  blankWords: {
    title: 'Words were left out',
    text: 'Nothing would be printed in their place.',
  },
  blankSpread: {
    title: 'Spreads without photos',
    text: 'They would stay blank paper. Fill them in the editor, or order the album so.',
  },
};

/** What the customer said yes to. */
export function acceptedLabel(accepted: readonly LineStop[]): string {
  const isSoft = accepted.includes('softPhoto') || accepted.includes('blockedPhoto');
  const isWorded = accepted.includes('sampleWords') || accepted.includes('blankWords');
  const ways = [
    ...(isSoft ? ['softly'] : []),
    ...(isWorded ? ['with these words'] : []),
    ...(accepted.includes('blankSpread') ? ['with blank spreads'] : []),
  ];
  return `Prints ${ways.join(' and ')}, accepted by you`;
}
