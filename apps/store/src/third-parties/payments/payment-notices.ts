import type { BraintreeGateway, Transaction } from 'braintree';

/** What the provider tells by itself, its signature checked. */
export interface PaymentNotice {
  kind: string;
  /** The one it is about; absent where it is about something else. */
  transaction: Transaction | undefined;
}

/** Reads the provider's notices. */
export interface PaymentNotices {
  /** The answer that proves to the provider that an address is ours; undefined for what is no question. */
  answer(challenge: string): Promise<string | undefined>;
  /** Undefined for whatever the provider has not signed. */
  read(signature: string, payload: string): Promise<PaymentNotice | undefined>;
}

/** Its declarations leave these out. */
interface UndeclaredParts {
  webhookNotification: { verify: (challenge: string) => string | Promise<string> };
}

/** By the official server SDK: it knows our keys. */
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
        return { kind: parsed.kind, transaction };
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw error;
      }
    },
  };
}

function isRefused(error: unknown): boolean {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  return type === 'invalidSignatureError';
}
