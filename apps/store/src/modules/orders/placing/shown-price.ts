import type { Obstacle } from '@albumen/contract/endpoints/checkout';
import type { FieldErrors } from '@albumen/contract/form';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import {
  priceCheckout,
  type CheckoutRow,
  type PricedCheckout,
} from '../../checkout/checkout.service.ts';

/**
 * What a checkout comes to now, where it may be placed. The browser's figure is only compared: what has
 * changed is shown before it is charged.
 */
export async function priceAsShown(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { checkout, shownMinor }: { checkout: CheckoutRow; shownMinor: number },
): Promise<PricedCheckout> {
  const priced = await priceCheckout(trx, deps, checkout);
  if (priced.obstacles.length > 0) refuseUnready(priced.obstacles);
  const { totalMinor } = priced.quote;
  if (shownMinor !== totalMinor) fail('totalChanged', { params: { totalMinor } });
  return priced;
}

function refuseUnready(obstacles: readonly Obstacle[]): never {
  const fields: FieldErrors = Object.assign({}, ...obstacles.map((one) => one.fields ?? {}));
  fail('checkoutNotReady', { fields, params: { reason: obstacles[0]?.title ?? '' } });
}
