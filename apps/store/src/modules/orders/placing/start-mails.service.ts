import { methodLabel } from '@albumen/contract/payments/pay-methods';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { mailLater } from '../../../mail-jobs.ts';
import {
  bankPaymentUnusedMail,
  type UnusedReason,
} from '../../../third-parties/mail/checkout-mails.ts';
import type { CheckoutRow } from '../../checkout/checkout.service.ts';
import type { PaymentStartRow } from '../../payments/starts.service.ts';
import { orderUrl, type MailDeps } from '../order-mails.service.ts';
import type { OrderRow } from '../orders.queries.ts';

/** Why a payment that was approved became no order. */
export type StartEnd = Exclude<UnusedReason, 'ordered'>;

interface Ended {
  start: PaymentStartRow;
  checkout: CheckoutRow;
  /** What the checkout became by another payment. */
  order: OrderRow | undefined;
  end: StartEnd;
}

/** Mails whoever approved it, at the address that the checkout was left with. */
export async function mailStartEnded(
  trx: Kysely<Tables>,
  deps: MailDeps,
  { start, checkout, order, end }: Ended,
): Promise<void> {
  const { labBrand, email: to } = checkout;
  const origin = deps.settings.origins[labBrand];
  const content = bankPaymentUnusedMail(labBrand, {
    url: order === undefined ? `${origin}/checkout/${checkout.id}` : orderUrl(deps, order),
    amount: formatPrice(start.amountMinor, start.currency),
    method: methodLabel(start.method),
    reason: order === undefined ? end : 'ordered',
    reference: order?.reference ?? '',
  });
  await mailLater(trx, deps, { to, content });
}
