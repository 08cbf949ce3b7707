import {
  confirmLinkPayment,
  getPayableLink,
  payLink,
  type PayableLink,
} from '@albumen/contract/endpoints/payment-links';
import { headers } from '@albumen/contract/wire-names';
import { call } from '../../../shell/browser-api.ts';
import type { PayerFacts, TakenPayment } from '../../payment/methods/pay-subject.ts';
import { newPressKey } from '../../payment/new-press-key.ts';
import { failureOf, type PayFailure } from './pay-failures.ts';

export interface SentPayment {
  /** Absent where it was refused. */
  link?: PayableLink;
  failure?: PayFailure;
}

/** Tells our server what a method gave for the money. */
export async function sendPayment(
  { linkId, amountMinor, currency }: PayableLink,
  taken: Exclude<TakenPayment, { kind: 'none' }>,
  payer: PayerFacts,
): Promise<SentPayment> {
  const reply = await ask();
  return reply.ok ? { link: reply.value } : { failure: failureOf(reply.problem) };

  function ask() {
    if (taken.kind === 'awaited') return call(getPayableLink, { params: { linkId } });
    if (taken.kind === 'confirmed') {
      const { paymentId, nonce } = taken;
      return call(confirmLinkPayment, { params: { linkId, paymentId }, body: { nonce } });
    }
    const { payment } = taken;
    return call(payLink, {
      params: { linkId },
      body: { payment, amountMinor, currency, payer },
      headers: { [headers.idempotencyKey]: newPressKey() },
    });
  }
}
