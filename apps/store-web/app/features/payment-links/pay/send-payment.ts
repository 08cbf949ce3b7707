import {
  confirmLinkPayment,
  getPayableLink,
  payLink,
  type PayableLink,
} from '@albumen/contract/endpoints/payment-links';
import { call } from '../../../shell/api/browser-api.ts';
import type { PayerFacts, MethodResult } from '../../payment/methods/payment-method.ts';
import { newKeyHeader } from '../../payment/idempotency-key.ts';
import { failureOf, type PayFailure } from './pay-failures.ts';

export interface SentPayment {
  /** Absent where it was refused. */
  link?: PayableLink;
  failure?: PayFailure;
}

/** Tells our server what a method gave for the money. */
export async function sendPayment(
  { linkId, amountMinor, currency }: PayableLink,
  result: Exclude<MethodResult, { kind: 'none' }>,
  payer: PayerFacts,
): Promise<SentPayment> {
  const reply = await ask();
  return reply.ok ? { link: reply.value } : { failure: failureOf(reply.problem) };

  function ask() {
    if (result.kind === 'awaited') return call(getPayableLink, { params: { linkId } });
    if (result.kind === 'confirmed') {
      const { paymentId, nonce } = result;
      return call(confirmLinkPayment, { params: { linkId, paymentId }, body: { nonce } });
    }
    const { payment } = result;
    return call(payLink, {
      params: { linkId },
      body: { payment, amountMinor, currency, payer },
      headers: newKeyHeader(),
    });
  }
}
