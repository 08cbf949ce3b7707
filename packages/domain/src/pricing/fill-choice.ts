import type { Product, ProductOption } from '@albumen/contract/catalog/product';
import { isMade, readChoice, valueIdOf, type Attributes, type Choice } from './choice.ts';

/**
 * The choice that a product's page shows for what its address says: what is missing, unknown or not
 * made in the size becomes the default. For looking only; what is bought goes through `readChoice`.
 */
export function fillChoice(product: Product, attributes: Attributes): Choice {
  const size = product.sizes.find(({ id }) => id === attributes['size']) ?? product.sizes[0];
  if (size === undefined) throw new RangeError(`${product.id} has no sizes`);
  const filled: Record<string, string | undefined> = { ...attributes, size: size.id };
  for (const option of product.options) {
    const wanted = valueIdOf(product, option, attributes[option.key]);
    filled[option.key] = offeredId(option, size.id, wanted);
  }
  const read = readChoice(product, filled);
  if (read.isComplete) return read.choice;
  const { quantity: _quantity, spreads: _spreads, ...rest } = filled;
  const again = readChoice(product, rest);
  if (again.isComplete) return again.choice;
  throw new RangeError(`${product.id} isn't made in ${size.id}`);
}

/** The wanted value if the size has it, else the default, else the first that is made. */
function offeredId(
  option: ProductOption,
  sizeId: string,
  wanted: string | undefined,
): string | undefined {
  const made = option.values.filter((value) => isMade(value, sizeId)).map(({ id }) => id);
  return [wanted, option.defaultId].find((id) => id !== undefined && made.includes(id)) ?? made[0];
}
