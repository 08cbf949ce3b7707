import { beforeEach } from 'vitest';
import { demoServerKeys, serverSdk } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';
import { demoKey, openPage } from './test-page.ts';
import { openTools } from './test-tools.ts';
import { openReceiver } from './webhook-receiver.ts';
import { attemptDelivery } from '../src/modules/webhooks/attempt-delivery.service.ts';

/** What begins a payment. */
export interface PaymentResource {
  paymentToken: string;
  redirectUrl: string | null;
}

/** A gateway, a page that starts local payments, and a merchant's server that is notified of them. */
export async function openPaymentRig() {
  const gateway = await startTestGateway({ poolSize: 4 });
  const { app, origin, db, deps, reset } = gateway;
  const page = openPage({ gateway: origin, authorization: demoKey });
  const tools = openTools(app);
  const sdk = serverSdk(origin, demoServerKeys);
  const receiver = await openReceiver(sdk);
  beforeEach(async () => {
    await reset();
    receiver.received.length = 0;
    await tools('POST', '/console/webhook-addresses', { url: receiver.url });
  });
  const back = `${origin}/web/3.109.0/html/local-payment-redirect-frame.min.html?channel=x`;
  const ideal = {
    amount: '25.00',
    currencyIsoCode: 'EUR',
    fundingSource: 'ideal',
    firstName: 'Anna',
    lastName: 'de Vries',
    payerEmail: 'anna@example.com',
    returnUrl: back,
    cancelUrl: `${back}&c=1`,
  };
  const mbway = {
    ...ideal,
    fundingSource: 'mbway',
    phone: '912 345 678',
    phoneCountryCode: '351',
  };
  async function start(order: object = ideal): Promise<PaymentResource> {
    const { body } = await page.post('/client_api/v1/local_payments/create', order);
    return (body as unknown as { paymentResource: PaymentResource }).paymentResource;
  }
  /** Delivers what waits; every notification that the merchant's server has. */
  async function notifications() {
    const waiting = await db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('status', '=', 'pending')
      .orderBy('createdAt')
      .execute();
    for (const { id } of waiting) await attemptDelivery(deps, id);
    return Promise.all(
      receiver.received.map(({ signature, payload }) =>
        sdk.webhookNotification.parse(signature, payload),
      ),
    );
  }
  return { ...gateway, page, tools, sdk, ideal, mbway, start, notifications };
}
