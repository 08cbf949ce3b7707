import type { Client } from '../../src/types/client.ts';
import type { Loose } from '../../src/types/core.ts';
import type {
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
} from '../../src/types/paypal-checkout.ts';
import { VERSION } from '../../src/protocol/version.ts';
import { create } from '../../src/paypal-checkout.ts';

/** What the merchant has, and what the gateway answers; by the end of an endpoint. */
export interface FakeGateway {
  configuration?: Loose;
  gatewayConfiguration?: Loose;
  answers?: Readonly<Record<string, () => Loose>>;
}

const usual: Readonly<Record<string, () => Loose>> = {
  create_payment_resource: () => ({
    paymentResource: { redirectUrl: 'https://paypal.example/checkoutnow?token=EC-1' },
  }),
  setup_billing_agreement: () => ({
    agreementSetup: { tokenId: 'BA-1', approvalUrl: 'https://x' },
  }),
  patch_payment_resource: () => ({ paymentResource: { id: 'PAY-1' }, _httpStatus: 200 }),
  paypal_accounts: () => ({
    paypalAccounts: [
      {
        nonce: 'a-nonce',
        type: 'PayPalAccount',
        details: { payerInfo: { email: 'ada@example.com' }, creditFinancingOffered: null },
      },
    ],
  }),
};

/** A client that a merchant could hand in, and what it was asked. */
export function openClient({ configuration, gatewayConfiguration, answers }: FakeGateway = {}) {
  const asked: { endpoint: string; data: Loose }[] = [];
  const all = { ...usual, ...answers };
  const client = {
    getVersion: () => VERSION,
    getConfiguration: () => ({
      authorizationType: 'CLIENT_TOKEN',
      authorizationFingerprint: 'fingerprint?customer_id=1',
      analyticsMetadata: { sessionId: 'session' },
      ...configuration,
      gatewayConfiguration: {
        environment: 'sandbox',
        assetsUrl: 'http://localhost:9',
        paypalEnabled: true,
        paypal: { displayName: 'Shop', clientId: 'client-id', unvettedMerchant: false },
        ...gatewayConfiguration,
      },
    }),
    request: async ({ endpoint, data }: Loose) => {
      // As it goes over the wire.
      asked.push({ endpoint, data: JSON.parse(JSON.stringify(data)) });
      return all[String(endpoint).split('/').at(-1) ?? '']?.();
    },
  } as unknown as Client;
  return { client, asked };
}

/** An instance on a client of `fake`. */
export async function open(
  fake?: FakeGateway,
  options: Partial<PayPalCheckoutCreateOptions> = {},
): Promise<{ paypal: PayPalCheckout; asked: { endpoint: string; data: Loose }[] }> {
  const { client, asked } = openClient(fake);
  return { paypal: await create({ client, ...options }), asked };
}

/** The error that a call rejects with; fails when it does not. */
export async function failure(work: Promise<unknown>): Promise<Loose> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

/** What the client throws for a status. */
export function httpError(httpStatus: number): () => never {
  return () => {
    throw Object.assign(new Error('refused'), { details: { httpStatus } });
  };
}
