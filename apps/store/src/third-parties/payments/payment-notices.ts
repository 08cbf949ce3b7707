import { recordOf } from '@albumen/domain/json-record';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { BraintreeGateway, Transaction } from 'braintree';

/** A notice of the provider, its signature checked. */
export interface PaymentNotice {
  kind: string;
  /** The one it is about; absent where it is about something else. */
  transaction: Transaction | undefined;
  localPayment: LocalPaymentNotice | undefined;
  dispute: DisputeNotice | undefined;
}

/** How a payer's objection at their bank stands. An inquiry takes no money and is none. */
export interface DisputeNotice {
  /** The provider's id of it. */
  id: string;
  /** Of the charge. */
  reference: string;
  /** As the provider names it: `open`, `accepted`, `lost`, `won` and so on. */
  status: string;
  /** Minor units of what was charged. */
  amountMinor: number;
  currency: string;
}

/** What became of a local payment, whether its payer came back to the page or not. */
export interface LocalPaymentNotice {
  kind: 'completed' | 'expired';
  paymentId: string;
  /** What is charged, once it is completed. */
  nonce: string | null;
  /** The amount as decimal text, where the gateway names it. */
  amount: string | null;
  currency: string | null;
}

/** Reads the provider's notices. */
export interface PaymentNotices {
  /** The answer that proves to the provider that an address is ours; undefined for what is no question. */
  answer(challenge: string): Promise<string | undefined>;
  /** Undefined for whatever the provider has not signed. */
  read(signature: string, payload: string): Promise<PaymentNotice | undefined>;
}

/** What the SDK has and its declarations leave out, so that a cast names it. */
interface UndeclaredParts {
  webhookNotification: { verify: (challenge: string) => string | Promise<string> };
}

/** Reads notices with the official server SDK: it knows our keys. */
export function createPaymentNotices(sdk: () => Promise<BraintreeGateway>): PaymentNotices {
  return {
    async answer(challenge) {
      if (!/^[0-9a-f]{20,32}$/.test(challenge)) return undefined;
      const { webhookNotification } = (await sdk()) as unknown as UndeclaredParts;
      return webhookNotification.verify(challenge);
    },
    async read(signature, payload) {
      if (signature === '' || payload === '') return undefined;
      try {
        const { webhookNotification } = await sdk();
        const parsed = await webhookNotification.parse(signature, payload);
        const transaction = 'transaction' in parsed ? parsed.transaction : undefined;
        return {
          kind: parsed.kind,
          transaction,
          localPayment: localPaymentIn(parsed),
          dispute: disputeIn(parsed),
        };
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw error;
      }
    },
  };
}

function disputeIn(notification: object): DisputeNotice | undefined {
  const dispute = recordOf(recordOf(notification)['dispute']);
  const id = textOf(dispute['id']);
  const status = textOf(dispute['status']);
  const currency = textOf(dispute['currencyIsoCode']);
  const amount = textOf(dispute['amountDisputed'] ?? dispute['amount']);
  const reference = textOf(recordOf(dispute['transaction'])['orderId']);
  if (dispute['kind'] === 'retrieval') return undefined;
  if (id === null || status === null || currency === null || reference === null) return undefined;
  const amountMinor = amount === null ? undefined : parseAmount(amount, currency);
  if (amountMinor === undefined || amountMinor <= 0) return undefined;
  return { id, reference, status, amountMinor, currency };
}

function localPaymentIn(notification: object): LocalPaymentNotice | undefined {
  const parts = recordOf(notification); // the SDK's declarations leave these out
  const completed = recordOf(parts['localPaymentCompleted']);
  const completedId = textOf(completed['paymentId']);
  const nonce = textOf(completed['paymentMethodNonce']);
  if (completedId !== null && nonce !== null) {
    const amount = textOf(completed['amount']);
    const currency = textOf(completed['currencyIsoCode']);
    return { kind: 'completed', paymentId: completedId, nonce, amount, currency };
  }
  const paymentId = textOf(recordOf(parts['localPaymentExpired'])['paymentId']);
  if (paymentId === null) return undefined;
  return { kind: 'expired', paymentId, nonce: null, amount: null, currency: null };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRefused(error: unknown): boolean {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  return type === 'invalidSignatureError';
}
