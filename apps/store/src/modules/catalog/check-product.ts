import { requiredOptions } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import { percentOf } from '@albumen/domain/money/rounding';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { FilePath } from './catalog-file.ts';
import type { OptionListSource, SizesFile } from './file-schemas.ts';

/** Reports a problem at a path below the product, or below the list that is checked. */
export type Say = (path: FilePath, message: string) => void;

/** The same product at both amounts. */
export interface PricedTwice {
  product: Product;
  atCost: Product;
}

/** What no schema can see: whether the parts of a product fit, and whether it earns its cost. */
export function checkProduct({ product, atCost }: PricedTwice, say: Say): void {
  if (product.sizes.length === 0) say(['sizes'], 'must list a size');
  checkOptions(product, say);
  checkSpreads(product, say);
  checkDiscounts(product, say);
  checkMargins({ product, atCost }, say);
}

function checkOptions(product: Product, say: Say): void {
  const keys = product.options.map(({ key }) => key);
  for (const key of requiredOptions[product.family]) {
    if (!keys.includes(key)) say(['options'], `a ${product.family} product needs ${key}`);
  }
  for (const [index, { key, values }] of product.options.entries()) {
    if (keys.indexOf(key) !== index) say(['options', index], `asks for ${key} a second time`);
    for (const { id } of product.sizes) {
      const isOffered = values.some(({ surchargesMinor }) => Object.hasOwn(surchargesMinor, id));
      if (!isOffered) say(['options', index], `has no value that is made in ${id}`);
    }
  }
}

function checkSpreads({ family, spreads, sizes }: Product, say: Say): void {
  if ((family === 'album') !== (spreads !== undefined)) {
    say(['spreads'], family === 'album' ? 'an album needs spreads' : 'only an album has spreads');
  }
  if (spreads !== undefined && spreads.most < spreads.included) {
    say(['spreads', 'most'], `is fewer than the ${spreads.included} included`);
  }
  for (const { id, extraSpreadMinor } of sizes) {
    if ((spreads === undefined) === (extraSpreadMinor === undefined)) continue;
    say(['sizes', id], spreads ? 'needs the price of an extraSpread' : 'only an album has spreads');
  }
}

function checkDiscounts({ quantityDiscounts }: Product, say: Say): void {
  for (const [index, { from, percentOff }] of quantityDiscounts.entries()) {
    const before = quantityDiscounts[index - 1];
    if (before === undefined || (from > before.from && percentOff > before.percentOff)) continue;
    say(['discounts', index], 'must start later and give more than the one before');
  }
}

/** Nothing may be sold below its cost, with the best discount on it. */
function checkMargins({ product, atCost }: PricedTwice, say: Say): void {
  const percentOff = product.quantityDiscounts.at(-1)?.percentOff ?? 0;
  for (const [index, size] of product.sizes.entries()) {
    const priceMinor = size.priceMinor - percentOf(size.priceMinor, percentOff);
    const costMinor = atCost.sizes[index]?.priceMinor ?? 0;
    if (priceMinor >= costMinor) continue;
    const after = percentOff > 0 ? ` after ${percentOff} % off` : '';
    const price = formatAmount(priceMinor, 'USD');
    say(
      ['sizes', size.id, 'price'],
      `sells for ${price}${after}, costs ${formatAmount(costMinor, 'USD')}`,
    );
  }
}

export function checkDefault({ values }: OptionListSource, id: string, say: Say): void {
  if (!Object.hasOwn(values, id)) say([], `is ${id}, which is not among the values`);
}

/** Whether a list's default and sizes exist and no value sells below its cost. */
export function checkList(list: OptionListSource, sizes: SizesFile['sizes'], say: Say): void {
  checkDefault(list, list.default, (path, message) => say(['default', ...path], message));
  for (const [id, value] of Object.entries(list.values)) {
    const charges = { ...value.bySize, perUnitedInch: value.perUnitedInch };
    if ((value.price ?? 0) < (value.cost ?? 0)) say(['values', id, 'price'], 'is below its cost');
    for (const [name, charge] of Object.entries(charges)) {
      if (charge === undefined || charge.price >= charge.cost) continue;
      const place = name === 'perUnitedInch' ? [name] : ['bySize', name];
      say(['values', id, ...place, 'price'], 'is below its cost');
    }
    for (const name of [...Object.keys(value.bySize ?? {}), ...(value.sizes ?? [])]) {
      if (!Object.hasOwn(sizes, name)) say(['values', id], `${name} is not in sizes.yaml`);
    }
  }
}
