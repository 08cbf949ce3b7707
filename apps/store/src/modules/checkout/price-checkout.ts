import type { Obstacle, Quote } from '@albumen/contract/endpoints/checkout';
import { labDay, orderDay } from '@albumen/domain/cart/working-days';
import { quote, type QuotedItem } from '@albumen/domain/checkout/quote';
import { rateCards } from '@albumen/domain/checkout/rate-card';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { pendingItems, type CartLine, type UnsoldLine } from '../cart/cart.service.ts';
import {
  findDiscount,
  refusalOf,
  ruleOf,
  type DiscountRow,
} from '../discounts/discounts.service.ts';
import { destinationOfCheckout } from './checkout-address.ts';
import { obstaclesOf } from './checkout-obstacles.ts';
import type { CheckoutRow } from './checkout.queries.ts';

/** A checkout with what it would order and what that costs, all of one moment. */
export interface PricedCheckout {
  lines: CartLine[];
  unsold: UnsoldLine[];
  /** Undefined without a code. */
  discount: DiscountRow | undefined;
  /** The working day that its dates count from, `YYYY-MM-DD`. */
  orderedOn: string;
  quote: Quote;
  /** The rule of where it goes. */
  isShippingTaxed: boolean;
  /** What still keeps it from being placed; empty when it may be. */
  obstacles: Obstacle[];
}

type PricingDeps = Pick<Dependencies, 'catalogs' | 'files' | 'taxes' | 'clock'>;

export async function priceCheckout(
  db: Kysely<Tables>,
  deps: PricingDeps,
  checkout: CheckoutRow,
): Promise<PricedCheckout> {
  const { cartId, labBrand, discountCode } = checkout;
  const { lines, unsold } = await pendingItems(deps, db, cartId);
  const discount =
    discountCode === null ? undefined : await findDiscount(db, labBrand, discountCode);
  const customer = { accountId: null, email: checkout.email };
  const refusal = discount && (await refusalOf(db, discount, customer));
  const destination = destinationOfCheckout(checkout);
  const now = deps.clock.now().getTime();
  const tax = deps.taxes.ruleFor(destination);
  const priced = quote({
    currency: deps.catalogs[labBrand].currency,
    items: lines.map((line) => itemOf(line, deps.catalogs[labBrand])),
    choices: checkout.shippingPriority,
    shippingType: checkout.shippingType,
    destination,
    rateCard: rateCards[labBrand],
    discount: refusal === undefined && discount !== undefined ? ruleOf(discount) : null,
    tax,
    onDate: labDay(now),
  });
  const obstacles = obstaclesOf(checkout, { quote: priced, lines, unsold });
  const { isShippingTaxed } = tax;
  const orderedOn = orderDay(now);
  return { lines, unsold, discount, orderedOn, quote: priced, isShippingTaxed, obstacles };
}

function itemOf(
  { itemId, productId, item }: CartLine,
  catalog: Dependencies['catalogs']['halide'],
): QuotedItem {
  const product = catalog.products.get(productId)?.product;
  if (product === undefined) throw new Error(`${productId} is priced but not sold`);
  const { departmentId, widthInches, heightInches, days } = item.production;
  return {
    itemId,
    family: product.family,
    shippingGroup: item.shippingGroup,
    departmentId,
    listMinor: item.price.listMinor,
    quantityDiscountMinor: item.price.discountMinor,
    longestSideInches: Math.max(widthInches, heightInches),
    productionDays: days,
  };
}
