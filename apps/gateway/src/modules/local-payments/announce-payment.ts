import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import type { WebhookKind } from '../webhooks/webhook-kinds.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import type { LocalPayment } from './local-payment.ts';
import { issuePaymentNonce } from './payment-nonce.ts';

interface Announcing {
  deps: Dependencies;
  merchant: Merchant;
  now: Date;
}

/** Notifies the merchant's server of a payment's result, whether its customer returned or not. */
export async function announcePayment(
  trx: Kysely<Tables>,
  { deps, merchant, now }: Announcing,
  payment: LocalPayment,
): Promise<void> {
  const notify = (kind: WebhookKind, subject: XmlObject): Promise<string> =>
    announce(trx, deps.jobs, {
      merchantId: merchant.id,
      kind,
      subjectId: payment.id,
      subject,
      now,
    });
  const own = { paymentId: payment.id, paymentContextId: payment.token };
  switch (payment.status) {
    case 'approved': {
      const { nonce } = await issuePaymentNonce(trx, { ...deps, merchant }, payment);
      await notify('local_payment_completed', { localPayment: completed(payment, nonce) });
      return;
    }
    case 'funded':
      await notify('local_payment_funded', { localPaymentFunded: own });
      return;
    case 'reversed':
      await notify('local_payment_reversed', { localPaymentReversed: own });
      return;
    // Without a window nobody else would say that it came to nothing.
    case 'declined':
    case 'expired':
      if (payment.phoneKey !== null || payment.status === 'expired') {
        await notify('local_payment_expired', { localPaymentExpired: own });
      }
      return;
    case 'pending':
    case 'canceled':
    case 'failed':
  }
}

function completed(payment: LocalPayment, nonce: string): XmlObject {
  const { payer, currency } = payment;
  return {
    paymentId: payment.id,
    payerId: payment.payerId,
    payerName: [payer.firstName, payer.lastName].filter(Boolean).join(' '),
    paymentMethodNonce: nonce,
    amount: formatAmount(payment.amountMinor, currency),
    currencyIsoCode: currency,
    fundingSource: payment.type,
  };
}
