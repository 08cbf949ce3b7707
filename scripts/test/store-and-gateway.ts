import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { beforeEach } from 'vitest';
import { demoMerchant } from '../../apps/gateway/src/modules/merchants/seed.ts';
import { signedForm } from '../../apps/gateway/src/modules/webhooks/signature.ts';
import { startTestGateway } from '../../apps/gateway/test/test-gateway.ts';
import { currencyAccounts } from '../../apps/store/src/third-parties/payments/currency-accounts.ts';
import { createCharges } from '../../apps/store/src/third-parties/payments/gateway-charges.ts';
import { createPaymentNotices } from '../../apps/store/src/third-parties/payments/payment-notices.ts';
import type { PaymentProvider } from '../../apps/store/src/third-parties/payments/payment-provider.ts';
import { createProviderLedger } from '../../apps/store/src/third-parties/payments/provider-ledger.ts';
import { openServerSdk } from '../../apps/store/src/third-parties/payments/server-sdk.ts';
import { openTestApp, type TestApp } from '../../apps/store/test/test-app.ts';

type Gateway = Awaited<ReturnType<typeof startTestGateway>>;

export interface StoreAndGateway {
  app: TestApp;
  gateway: Gateway;
  /** The store's, at the gateway. */
  merchant: ReturnType<typeof demoMerchant>;
  /** The official server SDK with that merchant's keys. */
  sdk: () => ReturnType<typeof openServerSdk>;
  /** Hands the store whatever the gateway has notified of since, signed as it signs; in order unless turned. */
  passNotices: (options?: { isTurned?: boolean }) => Promise<void>;
}

interface Options {
  /** A charge that takes longer is given up, and looked for. */
  chargeWithinMs?: number;
  /** Other currencies at checkout: `EUR=0.92`. */
  rates?: string;
}

/** Store and gateway, which are strangers, each on a database of its own, empty before each test. */
export async function openStoreAndGateway({
  chargeWithinMs,
  rates = '',
}: Options = {}): Promise<StoreAndGateway> {
  const gateway = await startTestGateway({ poolSize: 6 });
  const merchant = demoMerchant(gateway.deps);
  const { id: merchantId, publicKey, privateKey } = merchant;
  const account = { url: gateway.origin, merchantId, publicKey, privateKey };
  const named = merchant.accounts.map(({ currency, id }) => `${currency}=${id}`);
  const sdk = () => openServerSdk(account);
  const charges = createCharges(sdk, {
    accounts: currencyAccounts(named),
    ...(chargeWithinMs !== undefined && { chargeWithinMs }),
  });
  const provider = (id: PaymentProvider['id']): PaymentProvider => ({
    id,
    ...charges,
    pageSetup: async () => ({}),
  });
  const app = await openTestApp({
    poolSize: 10,
    settings: { CHECKOUT_RATES: rates },
    deps: {
      payments: {
        hostedFields: provider('hostedFields'),
        otherMethods: provider('otherMethods'),
      },
      providerLedger: createProviderLedger(sdk),
      paymentNotices: createPaymentNotices(sdk),
      errors: { report: () => undefined, close: async () => undefined },
    },
  });
  beforeEach(async () => {
    await gateway.reset();
    await app.empty();
  });
  async function passNotices({ isTurned = false } = {}): Promise<void> {
    const events = await gateway.db
      .deleteFrom('webhookEvents')
      .where('merchantId', '=', merchantId)
      .returning(['xml', 'createdAt'])
      .execute();
    const notices = events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const { xml } of isTurned ? notices.toReversed() : notices) {
      const { status } = await app.browser().send({
        method: 'POST',
        url: paymentNoticesPath,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: signedForm([merchant], xml).toString(),
      });
      if (status !== 204) throw new Error(`a notice was answered with ${status}`);
    }
  }
  return { app, gateway, merchant, sdk, passNotices };
}
