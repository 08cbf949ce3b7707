import type { LabBrand } from '@albumen/contract/brands';
import type { ProductFamily } from '@albumen/contract/catalog/families';
import type { DiscountRule } from '@albumen/domain/checkout/discounts';
import { worstMarginOf } from '@albumen/domain/checkout/margin';
import { rateCards } from '@albumen/domain/checkout/rate-card';
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
    | { kind: 'order'; percentOff: number }
    | { kind: 'shipping'; percentOff: number }
    | { kind: 'order'; amountOffMinor: number };
  minimumMinor?: number;
  startsAt?: Date;
  endsAt?: Date;
  useLimit?: number;
  isOncePerCustomer?: boolean;
}

/**
 * Puts a code up, unless the brand has one of that name: then the answer is undefined. Answers its id.
 * @throws RangeError when it would sell anything below what the lab charges for it.
 */
export async function addDiscount(
  { db, catalogs }: Pick<Dependencies, 'db' | 'catalogs'>,
  discount: NewDiscount,
): Promise<string | undefined> {
  const { takes, labBrand, label, minimumMinor = 0 } = discount;
  const below = soldBelowCost(discount, catalogs[labBrand]);
  if (below.length > 0) throw new RangeError(`${discount.code} sells below cost: ${below[0]}`);
  const id = newId();
  const isNew = await queries.insertDiscount(db, {
    id,
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
  return isNew ? id : undefined;
}

type Catalog = Dependencies['catalogs'][LabBrand];

/** Sizes of which an order may come to less than what lab, parcels and card cost; at best none. */
export function soldBelowCost(
  { labBrand, takes, minimumMinor = 0 }: Pick<NewDiscount, 'labBrand' | 'takes' | 'minimumMinor'>,
  catalog: Catalog,
): string[] {
  const rule = asRule(takes, minimumMinor);
  const families = rule.kind === 'items' ? rule.families : [];
  return [...catalog.products.values()]
    .filter(({ product }) => families.length === 0 || families.includes(product.family))
    .flatMap(({ product, atCost }) => {
      const { family, quantityDiscounts } = product;
      return product.sizes.flatMap(({ id, priceMinor }, index) => {
        const costMinor = atCost.sizes[index]?.priceMinor ?? 0;
        const size = { family, priceMinor, costMinor, quantityDiscounts };
        const isBelow = worstMarginOf(size, rule, rateCards[labBrand]) < 0;
        return isBelow ? [`${product.name} in ${id}`] : [];
      });
    });
}

function asRule(takes: NewDiscount['takes'], minimumMinor: number): DiscountRule {
  if (takes.kind === 'items') return { ...takes, families: takes.families ?? [], minimumMinor };
  return { ...takes, minimumMinor };
}
