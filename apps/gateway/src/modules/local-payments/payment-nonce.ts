import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { derivedNonce } from '../nonces/derived-nonce.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { getNonce, issueNonce } from '../nonces/nonces.service.ts';
import type { LocalPayment } from './local-payment.ts';

type Needs = Pick<Dependencies, 'clock' | 'secrets'>;

/**
 * Issues the nonce of a payment that is being approved. A payment has one nonce for good, whoever
 * is notified of it, the returning page or the webhook, so that it is charged once.
 */
export function issuePaymentNonce(
  trx: Kysely<Tables>,
  { clock, secrets, merchant }: Needs & { merchant: Merchant },
  payment: LocalPayment,
): Promise<Nonce> {
  const { id, type, payerId, token } = payment;
  return issueNonce(
    trx,
    { clock, merchant, nonce: nonceFor(secrets.lasting, payment) },
    {
      type: 'LocalPayment',
      details: { paymentId: id, payerId, fundingSource: type, description: token },
    },
  );
}

/** The nonce of an approved payment, used or not; undefined once its time is over. */
export function getPaymentNonce(
  deps: Dependencies,
  merchant: Merchant,
  payment: LocalPayment,
): Promise<Nonce | undefined> {
  return getNonce(deps.db, { ...deps, merchant }, nonceFor(deps.secrets.lasting, payment));
}

function nonceFor(secret: string, { merchantId, id }: LocalPayment): string {
  return derivedNonce(secret, 'local-payment-nonce', `${merchantId} ${id}`);
}
