import { invalidChoices } from '@albumen/contract/catalog/invalid-choices';
import type { Product } from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import { messages } from '@albumen/contract/messages';

const fieldName = /^[a-z][A-Za-z_]{1,30}$/;

/**
 * What an editor could not open with, by field, as the address of this page tells it. `hash` holds a
 * card's own choices.
 */
export function choiceMistakes(
  { maxQuantity, spreads }: Pick<Product, 'maxQuantity' | 'spreads'>,
  search: URLSearchParams,
  hash = '',
): FieldErrors {
  const drawn = new URLSearchParams(hash.replace(/^#/, ''));
  const messageOf = (name: string) => {
    if (name === 'quantity') return messages.quantity(maxQuantity);
    if (name === 'spreads' && spreads)
      return messages.numberBetween(spreads.included, spreads.most);
    const given = search.get(name) ?? drawn.get(name) ?? '';
    return given === '' ? messages.required : messages.unknownChoice;
  };
  return Object.fromEntries(namesIn(search).map((name) => [name, [messageOf(name)]]));
}

/** Whoever chooses again has mended it. */
export function forgetMistake(search: URLSearchParams, name: string): void {
  const rest = namesIn(search).filter((each) => each !== name);
  if (rest.length === 0) search.delete(invalidChoices);
  else search.set(invalidChoices, rest.join('.'));
}

function namesIn(search: URLSearchParams): string[] {
  const names = search.get(invalidChoices)?.split('.') ?? [];
  return [...new Set(names.filter((name) => fieldName.test(name)))].slice(0, 20);
}
