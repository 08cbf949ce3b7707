import type {
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
} from '../../src/types/paypal-checkout.ts';
import { create } from '../../src/paypal-checkout.ts';
import { type FakeGateway, openFakeClient, type SentCall } from '../fake-client.ts';

const usual: Readonly<Record<string, () => unknown>> = {
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

/** A client of a merchant who has PayPal, and the calls that were made with it. */
export function openClient({ configuration, gatewayConfiguration, answers }: FakeGateway = {}) {
  return openFakeClient({
    configuration: {
      authorizationFingerprint: 'fingerprint?customer_id=1',
      analyticsMetadata: { sessionId: 'session' },
      ...configuration,
    },
    gatewayConfiguration: {
      paypalEnabled: true,
      paypal: { displayName: 'Shop', clientId: 'client-id', unvettedMerchant: false },
      ...gatewayConfiguration,
    },
    answers: { ...usual, ...answers },
  });
}

/** An instance on a client of `fake`. */
export async function open(
  fake?: FakeGateway,
  options: Partial<PayPalCheckoutCreateOptions> = {},
): Promise<{ paypal: PayPalCheckout; asked: SentCall[] }> {
  const { client, asked } = openClient(fake);
  return { paypal: await create({ client, ...options }), asked };
}
