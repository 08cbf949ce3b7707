import type { CardDetails } from '@albumen/contract/endpoints/cards';
import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import type { Choice } from '@albumen/domain/pricing/choice';
import { priceItem, type ItemPrice } from '@albumen/domain/pricing/item-price';
import { shopLinks, type ShopQuery } from '../../shop-links.ts';
import { offerOf, readChoices, type CardChoices, type CardOffer } from './card-choices.ts';

/** Everything that is chosen about a card, and what it comes to. */
export interface CardPurchase {
  product: Product;
  /** The product in the sizes that the design is made in. */
  sizes: readonly ProductSize[];
  size: ProductSize;
  offer: CardOffer;
  choices: CardChoices;
  choice: Choice;
  price: ItemPrice;
}

interface Asked {
  design: CardDetails;
  products: readonly Product[];
  search: URLSearchParams;
  hash: string;
}

/** Product, size, paper and envelope stand in the query, the design's own choices in the hash. */
export function cardPurchase({ design, products, search, hash }: Asked): CardPurchase {
  const fitted = products.flatMap((product) => fittedTo(design, product) ?? []);
  const product = fitted.find(({ id }) => id === search.get('product')) ?? fitted[0];
  if (product === undefined) throw new Error(`no product for ${design.designId}`);
  const size =
    product.sizes.find(({ id }) => id === search.get('size')) ?? drawnSize(design, product);
  const offer = offerOf(design, product, size);
  const choices = readChoices(offer, hash);
  const { shape, foilColor, engraving } = choices;
  const asked = Object.fromEntries(
    product.options.map(({ key }) => [key, search.get(key) ?? undefined]),
  );
  const choice = fillChoice(product, {
    ...asked,
    size: size.id,
    shape,
    foilColor,
    engraving,
  });
  const price = priceItem(product, choice);
  return { product, sizes: product.sizes, size, offer, choices, choice, price };
}

export function fittedTo(design: CardDetails, product: Product): Product | undefined {
  const made = design.products.find(({ productId }) => productId === product.id)?.sizeIds ?? [];
  const sizes = product.sizes.filter(({ id }) => made.includes(id));
  return sizes.length === 0 ? undefined : { ...product, sizes };
}

/** The size that the design was drawn for, or the nearest to it. */
function drawnSize({ trim }: CardDetails, { id, sizes }: Product): ProductSize {
  const area = (trim.widthPt * trim.heightPt) / 72 ** 2;
  const off = (size: ProductSize) => Math.abs(size.widthInches * size.heightInches - area);
  const [nearest] = sizes.toSorted((a, b) => off(a) - off(b));
  if (nearest === undefined) throw new Error(`${id} has no sizes`);
  return nearest;
}

/** What travels to the editor: every option and design choice, never a quantity. */
export function editorAddress(
  { designId }: CardDetails,
  { product, size, choices, choice }: CardPurchase,
  { query, cancelUrl }: { query: ShopQuery; cancelUrl: string },
): string {
  const options = choice.values
    .filter(({ key }) => !['shape', 'foilColor', 'engraving'].includes(key))
    .map(({ key, value }) => [key, value.id] as const);
  return shopLinks.editorCard(product.id, designId, {
    size: size.id,
    ...Object.fromEntries(options),
    ...choices,
    ...query,
    cancelUrl,
  });
}
