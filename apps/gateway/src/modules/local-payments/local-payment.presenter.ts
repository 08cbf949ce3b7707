import type { Nonce } from '../nonces/nonce-content.ts';
import type { LocalPayment } from './local-payment.ts';

/** What a page may know of an approved payment. */
export function presentAccount({ payment, nonce }: { payment: LocalPayment; nonce: Nonce }) {
  const { payer, payerId, token } = payment;
  const { email, firstName, lastName, phone, countryCode } = payer;
  return {
    type: 'PayPalAccount',
    nonce: nonce.nonce,
    description: 'PayPal',
    consumed: nonce.isConsumed,
    details: {
      email,
      payerInfo: { email, payerId, firstName, lastName, phone, countryCode },
      correlationId: token,
    },
  };
}
