import { isCard, type OptionKey } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import { messages } from '@albumen/contract/messages';
import {
  readChoice,
  type Attributes,
  type Choice,
  type ChoiceResult,
} from '@albumen/domain/pricing/choice';
import {
  cardSizes,
  readCardChoices,
  type CardChoicesResult,
} from '@albumen/print/cards/card-choices';
import type { CardDesign } from '@albumen/print/cards/card-design';
import { cardDesigns } from '@albumen/print/designs/card-designs';

/** A card's own choices, beside those that the catalog prices. */
const cardKeys = ['theme', 'mainLayout', 'frontLayout', 'backLayout', 'foilDesign'] as const;

/** What a card's page keeps in its hash: its own choices, and those of its product that are drawn. */
export const cardChoiceKeys: readonly string[] = [...cardKeys, 'foilColor', 'engraving', 'shape'];

export type DesignChoice =
  | { isComplete: true; choice: Choice; attributes: Record<string, string> }
  | { isComplete: false; fields: FieldErrors };

export function findDesign(designId: string | undefined): CardDesign | undefined {
  return cardDesigns.find(({ id }) => id === designId);
}

/** Whether a product needs a card design, and this is one that it is made with. */
export function isMadeWith(product: Product, design: CardDesign | undefined): boolean {
  if (!isCard(product.family)) return design === undefined;
  return design !== undefined && cardSizes(design, product).length > 0;
}

/**
 * The part of an address that is the choice: what the product or card doesn't know, such as `cancelUrl`
 * and `quantity`, belongs to others.
 */
export function readDesignChoice(
  product: Product,
  given: Attributes,
  design?: CardDesign,
): DesignChoice {
  const known: string[] = ['size', 'spreads', ...product.options.map(({ key }): OptionKey => key)];
  if (design !== undefined) known.push(...cardKeys);
  const attributes = Object.fromEntries(
    known.flatMap((key) => {
      const value = given[key];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  const read = readChoice(product, attributes);
  const drawn = design && readCardChoices(design, attributes);
  if (!read.isComplete || drawn?.isComplete === false) {
    return { isComplete: false, fields: { ...mistakesIn(drawn), ...mistakesIn(read) } };
  }
  const isSized = design === undefined || cardSizes(design, product).includes(read.choice.size);
  if (!isSized) return { isComplete: false, fields: { size: [messages.unknownChoice] } };
  return { isComplete: true, choice: read.choice, attributes };
}

function mistakesIn(read: ChoiceResult | CardChoicesResult | undefined): FieldErrors {
  return read === undefined || read.isComplete ? {} : read.fields;
}
