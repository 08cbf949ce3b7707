import { invalidChoices } from '@albumen/contract/catalog/invalid-choices';
import { pathOf } from '@albumen/contract/endpoint';
import { isGalleryNamed } from '@albumen/contract/endpoints/editor';
import type { Product } from '@albumen/contract/catalog/product';
import type { CardDesign } from '@albumen/print/cards/card-design';
import { cardChoiceKeys } from './design-choice.ts';

interface Chosen {
  product: Product;
  design: CardDesign | undefined;
  galleryId: string;
  query: Readonly<Record<string, string | undefined>>;
}

/**
 * Where a choice is made again: the page of the product or card, with all else that was asked for, and
 * the names of what has to be chosen. A card's own choices stand in the hash there.
 */
export function choicePage({ product, design, galleryId, query }: Chosen, names: string[]): string {
  const { cancelUrl: _cancelUrl, designId: _designId, ...asked } = query;
  const gallery = isGalleryNamed(galleryId) ? galleryId : query['gallery'];
  const carried = { ...asked, gallery, [invalidChoices]: names.join('.') };
  if (design === undefined) {
    return pathOf('/shop/:productId', { productId: product.id }, carried);
  }
  const params = { designId: design.id };
  const isDrawn = ([key]: [string, unknown]) => cardChoiceKeys.includes(key);
  const { true: drawn = [], false: others = [] } = Object.groupBy(
    Object.entries({ ...carried, product: product.id }),
    (entry) => `${isDrawn(entry)}`,
  );
  const hash = pathOf('', {}, Object.fromEntries(drawn)).replace('?', '#');
  return pathOf('/cards/:designId', params, Object.fromEntries(others)) + hash;
}
