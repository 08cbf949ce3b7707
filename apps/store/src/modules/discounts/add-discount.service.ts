import type { LabBrand } from '@albumen/contract/brands';
import type { ProductFamily } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import { percentOf } from '@albumen/domain/money/rounding';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import * as queries from './discounts.queries.ts';
import { codeOf } from './discounts.service.ts';

export interface NewDiscount {
  labBrand: LabBrand;
  code: string;
  /** What the customer reads beside the amount. */
  label: string;
  takes:
    | { kind: 'items'; percentOff: number; families?: readonly ProductFamily[] }
    | { kind: 'order' | 'shipping'; percentOff: number }
    | { kind: 'order'; amountOffMinor: number };
  minimumMinor?: number;
  startsAt?: Date;
  endsAt?: Date;
  useLimit?: number;
  isOncePerCustomer?: boolean;
}

/**
 * Puts a code up, unless the brand has one of that name.
 * @throws RangeError when it would sell anything below what the lab charges for it.
 */
export async function addDiscount(
  { db, catalogs }: Pick<Dependencies, 'db' | 'catalogs'>,
  discount: NewDiscount,
): Promise<void> {
  const { takes, labBrand, label, minimumMinor = 0 } = discount;
  const below = soldBelowCost(catalogs[labBrand], takes, minimumMinor);
  if (below.length > 0) throw new RangeError(`${discount.code} sells below cost: ${below[0]}`);
  await queries.insertDiscount(db, {
    id: newId(),
    labBrand,
    code: codeOf(discount.code),
    label,
    kind: takes.kind,
    percentOff: 'percentOff' in takes ? takes.percentOff : null,
    amountOffMinor: 'amountOffMinor' in takes ? takes.amountOffMinor : null,
    families: JSON.stringify('families' in takes ? (takes.families ?? []) : []),
    minimumMinor,
    startsAt: discount.startsAt ?? null,
    endsAt: discount.endsAt ?? null,
    useLimit: discount.useLimit ?? null,
    isOncePerCustomer: discount.isOncePerCustomer ?? false,
  });
}

type Catalog = Dependencies['catalogs'][LabBrand];

/** Sizes that would be sold below cost, on top of the best discount for a quantity. */
function soldBelowCost(
  catalog: Catalog,
  takes: NewDiscount['takes'],
  minimumMinor: number,
): string[] {
  if (takes.kind === 'shipping') return [];
  const percentOff = largestPart(takes, minimumMinor);
  const families = takes.kind === 'items' ? (takes.families ?? []) : [];
  return [...catalog.products.values()]
    .filter(({ product }) => families.length === 0 || families.includes(product.family))
    .flatMap(({ product, atCost }) => cheapSizes(product, atCost, percentOff));
}

/** An amount off takes the largest part of the smallest order that it holds for. */
function largestPart(takes: NewDiscount['takes'], minimumMinor: number): number {
  if ('percentOff' in takes) return takes.percentOff;
  return minimumMinor === 0 ? 100 : Math.min(100, (takes.amountOffMinor * 100) / minimumMinor);
}

function cheapSizes(product: Product, atCost: Product, percentOff: number): string[] {
  const forQuantity = product.quantityDiscounts.at(-1)?.percentOff ?? 0;
  return product.sizes.flatMap(({ id, priceMinor }, index) => {
    const leftMinor = priceMinor - percentOf(priceMinor, forQuantity);
    const soldMinor = leftMinor - percentOf(leftMinor, percentOff);
    const costMinor = atCost.sizes[index]?.priceMinor ?? 0;
    return soldMinor < costMinor ? [`${product.id} in ${id}`] : [];
  });
}
