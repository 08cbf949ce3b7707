import { isDeepStrictEqual } from 'node:util';
import type { StartBankPayment } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { lockOpen, type CheckoutRow } from '../../checkout/checkout.service.ts';
import { unsavedOf } from '../../checkout/unsaved-form.ts';
import { serializeByKey } from '../../payments/serialize-by-key.ts';
import { findStart, startPayment, type PaymentStartRow } from '../../payments/starts.service.ts';
import { countSubmission } from './claim-order.service.ts';
import { withFormSaved, type Unsaved } from './form-saved.service.ts';
import { foreignPrice } from './order-charge.ts';
import * as queries from '../orders.queries.ts';
import { priceAsShown } from './shown-price.ts';

interface Starting extends StartBankPayment {
  resourceId: string;
  ip: string;
}

type Started = { kind: 'started' };

/**
 * Ties a payment of the gateway to a checkout, before its payer is led to a bank: all that would keep it
 * from being placed is refused now, while nothing is approved yet. Safe to repeat.
 */
export async function startBankPayment(
  deps: Dependencies,
  visit: Visit,
  starting: Starting,
): Promise<void> {
  const { resourceId, ip } = starting;
  await serializeByKey(resourceId, () =>
    withFormSaved<Started>(deps, visit, {
      resourceId,
      ip,
      work: (isFormSaved) =>
        deps.db.transaction().execute(async (trx) => {
          const checkout = await lockOpen(trx, visit, resourceId);
          const update = isFormSaved ? {} : unsavedOf(visit, checkout, starting.checkoutForm);
          if (Object.keys(update).length > 0) return { kind: 'save', update } satisfies Unsaved;
          await start(trx, deps, { checkout, starting });
          return { kind: 'started' } satisfies Started;
        }),
    }),
  );
}

async function start(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { checkout, starting }: { checkout: CheckoutRow; starting: Starting },
): Promise<void> {
  const { payment } = starting;
  const { method, local, cartTotal: totalMinor } = payment;
  const { paymentId, country } = local;
  if ((await queries.findStandingId(trx, checkout.id)) !== undefined) fail('paymentPending');
  if (totalMinor === 0 || deps.payments.otherMethods === undefined) fail('paymentUnavailable');
  await priceAsShown(trx, deps, { checkout, shownMinor: totalMinor });
  const price = foreignPrice(deps, { totalMinor, method, shown: local });
  const wanted = { paymentId, checkoutId: checkout.id, method, country, totalMinor, ...price };
  const known = await findStart(trx, paymentId);
  if (known !== undefined) {
    if (!isSame(known, wanted)) fail('notFound');
    return;
  }
  await countSubmission(trx, starting);
  await startPayment(trx, deps, wanted);
}

function isSame(known: PaymentStartRow, wanted: Partial<PaymentStartRow>): boolean {
  return isDeepStrictEqual(askedOf(known), askedOf(wanted)) && known.endedAt === null;
}

function askedOf(start: Partial<PaymentStartRow>) {
  const { checkoutId, method, country, totalMinor, amountMinor, currency } = start;
  return { checkoutId, method, country, totalMinor, amountMinor, currency };
}
