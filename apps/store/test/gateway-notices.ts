import { createHash, createHmac } from 'node:crypto';
import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { TestApp } from './test-app.ts';

const privateKey = 'the private key of this test';

/** Settings of a store that receives notices signed by the function below. */
export const noticeSettings = {
  PAYMENT_URL: 'http://127.0.0.1:9',
  PAYMENT_MERCHANT_ID: 'merchant',
  PAYMENT_PUBLIC_KEY: 'public',
  PAYMENT_PRIVATE_KEY: privateKey,
};

/** A notice of the gateway; `subject` is XML. */
export function sendNotice(
  app: Pick<TestApp, 'browser'>,
  { kind, subject, signature }: { kind: string; subject: string; signature?: string },
) {
  const xml = `<notification><timestamp type="datetime">2026-11-21T12:00:00Z</timestamp><kind>${kind}</kind><subject>${subject}</subject></notification>`;
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const form = new URLSearchParams({
    bt_signature: `public|${signature ?? signed(payload)}`,
    bt_payload: payload,
  });
  return app.browser().send({
    method: 'POST',
    url: paymentNoticesPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
}

/** As the gateway and the store sign by the key of these tests. */
export function signed(text: string): string {
  const key = createHash('sha1').update(privateKey).digest();
  return createHmac('sha1', key).update(text).digest('hex');
}

interface Charged {
  reference: string;
  amountMinor: number;
  currency: string;
}

/** A charge as the gateway writes it, `t-` and its reference being its id. */
export function transactionXml(charged: Charged, status: string): string {
  return [
    `<transaction><id>t-${charged.reference}</id><status>${status}</status><type>sale</type>`,
    `<amount>${formatAmount(charged.amountMinor, charged.currency)}</amount>`,
    `<currency-iso-code>${charged.currency}</currency-iso-code>`,
    `<order-id>${charged.reference}</order-id></transaction>`,
  ].join('');
}

export function completedXml(approved: {
  paymentId: string;
  amountMinor: number;
  currency: string;
}): string {
  return [
    `<local-payment><payment-id>${approved.paymentId}</payment-id>`,
    '<payment-method-nonce>approved-nonce</payment-method-nonce>',
    `<amount>${formatAmount(approved.amountMinor, approved.currency)}</amount>`,
    `<currency-iso-code>${approved.currency}</currency-iso-code></local-payment>`,
  ].join('');
}

export function expiredXml(paymentId: string): string {
  return `<local-payment-expired><payment-id>${paymentId}</payment-id></local-payment-expired>`;
}
