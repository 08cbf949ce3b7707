import { isCard, type OptionKey } from '@albumen/contract/catalog/families';
import type {
  OptionValue,
  Product,
  ProductOption,
  ProductSize,
} from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';

/** What a customer chose, as it travels: `size`, `quantity`, `spreads` and the options by key. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A value chosen for one option. */
export interface ChosenValue {
  key: OptionKey;
  value: OptionValue;
}

/** A complete choice, every part of it on offer. */
export interface Choice {
  size: ProductSize;
  values: readonly ChosenValue[];
  /** Spreads beyond those included in the price; 0 for all but albums. */
  extraSpreads: number;
  /** Pieces, or packs of cards. */
  quantity: number;
}

export type ChoiceResult =
  | { isComplete: true; choice: Choice }
  | { isComplete: false; fields: FieldErrors };

/**
 * Reads a choice as it came over the wire. Nothing is guessed: what is missing, unknown or not made in
 * the chosen size is named by its field, all at once. Names that the product doesn't know, such as a
 * card's `theme`, belong to others and are passed over.
 */
export function readChoice(product: Product, attributes: Attributes): ChoiceResult {
  const fields: FieldErrors = {};
  const size = product.sizes.find(({ id }) => id === attributes['size']);
  if (size === undefined) fields['size'] = [refusal(attributes['size'])];
  const values = product.options.flatMap((option) => {
    const value = chosenValue(option, valueIdOf(product, option, attributes[option.key]), size);
    if (value === undefined) fields[option.key] = [refusal(attributes[option.key])];
    return value === undefined ? [] : [{ key: option.key, value }];
  });
  const quantity = readQuantity(product, attributes['quantity']);
  if (quantity === undefined) fields['quantity'] = [messages.quantity(product.maxQuantity)];
  const extraSpreads = readExtraSpreads(product, attributes['spreads']);
  if (extraSpreads === undefined) fields['spreads'] = [spreadsMessage(product)];
  const isIncomplete = Object.keys(fields).length > 0;
  if (isIncomplete || size === undefined || quantity === undefined || extraSpreads === undefined) {
    return { isComplete: false, fields };
  }
  return { isComplete: true, choice: { size, values, extraSpreads, quantity } };
}

function refusal(given: string | undefined): string {
  return given === undefined || given === '' ? messages.required : messages.unknownChoice;
}

/**
 * A card's `engraving` is one of its design's drawings, or is left out: the catalog prices having one.
 * Whether the design has that drawing is for who knows the designs.
 */
export function valueIdOf(
  { family }: Product,
  { key, values }: ProductOption,
  given: string | undefined,
): string | undefined {
  if (!isCard(family) || key !== 'engraving') return given;
  if (given === undefined || given === '' || given === 'none') return 'none';
  return values.find(({ id }) => id !== 'none')?.id;
}

function chosenValue(
  option: ProductOption,
  id: string | undefined,
  size: ProductSize | undefined,
): OptionValue | undefined {
  const value = option.values.find((candidate) => candidate.id === id);
  if (value === undefined) return undefined;
  return size === undefined || isMade(value, size.id) ? value : undefined;
}

/** Whether a value is offered in a size. */
export function isMade(value: OptionValue, sizeId: string): boolean {
  return Object.hasOwn(value.surchargesMinor, sizeId);
}

/** Absent means the default of one; cards leave it out of their address. */
function readQuantity(product: Product, given: string | undefined): number | undefined {
  if (given === undefined) return limits.defaultQuantity;
  const quantity = wholeNumber(given);
  if (quantity === undefined) return undefined;
  return quantity >= 1 && quantity <= product.maxQuantity ? quantity : undefined;
}

/** Absent means those included. */
function readExtraSpreads(product: Product, given: string | undefined): number | undefined {
  if (product.spreads === undefined || given === undefined) return 0;
  const { included, most } = product.spreads;
  const spreads = wholeNumber(given);
  if (spreads === undefined || spreads < included || spreads > most) return undefined;
  return spreads - included;
}

function spreadsMessage(product: Product): string {
  const { included = 0, most = 0 } = product.spreads ?? {};
  return messages.numberBetween(included, most);
}

/** Digits only: no sign, no point, no exponent, no other script's digits. */
function wholeNumber(text: string): number | undefined {
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
}
