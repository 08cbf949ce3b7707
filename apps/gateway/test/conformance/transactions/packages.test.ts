import { expect, test } from 'vitest';
import { serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();

interface Tracked {
  success: boolean;
  message?: string;
  transaction: { packages: { id: string; carrier: string; trackingNumber: string }[] };
}

/** The SDK's types do not know it. */
const transactions = serverSdk(origin).transaction as ReturnType<
  typeof serverSdk
>['transaction'] & {
  packageTracking: (id: string, request: object) => Promise<Tracked>;
};

async function sell(submitForSettlement = true): Promise<string> {
  const { transaction } = await transactions.sale({
    amount: '100.00',
    paymentMethodNonce: 'fake-paypal-one-time-nonce',
    options: { submitForSettlement },
  });
  return transaction.id;
}

test('packages are followed, one after the other', async () => {
  const id = await sell();
  const lineItems = [
    {
      kind: 'debit',
      name: 'Shirt',
      quantity: '1',
      totalAmount: '50.00',
      unitAmount: '50.00',
      productCode: 'ABC 01',
      upcCode: '1234',
      upcType: 'UPC-A',
    },
  ];
  const first = await transactions.packageTracking(id, {
    carrier: 'UPS',
    trackingNumber: 'tracking_number_1',
    notifyPayer: true,
    lineItems,
  });
  expect(Object.values(first.transaction.packages)).toMatchObject([
    {
      id: expect.any(String) as string,
      carrier: 'UPS',
      trackingNumber: 'tracking_number_1',
      paypalTrackerId: null,
    },
  ]);
  await transactions.packageTracking(id, { carrier: 'FEDEX', trackingNumber: 'tracking_number_2' });
  const found = (await transactions.find(id)) as unknown as Tracked['transaction'];
  expect(Object.values(found.packages).map(({ carrier }) => carrier)).toEqual(['UPS', 'FEDEX']);
});

test.each([
  [{ trackingNumber: 'tracking_number_1' }, 'Carrier name is required.'],
  [{ carrier: 'UPS' }, 'Tracking number is required.'],
  [{ carrier: 'UPS', trackingNumber: 't'.repeat(65) }, 'Tracking number is too long.'],
  [{ carrier: 'c'.repeat(65), trackingNumber: '1' }, 'Carrier name is too long.'],
])('a package with %j is refused', async (request, message) => {
  const result = await transactions.packageTracking(await sell(), request);
  expect(result.success).toBe(false);
  expect(result.message).toContain(message);
});

test('only what was submitted for settlement is sent', async () => {
  const result = await transactions.packageTracking(await sell(false), {
    carrier: 'UPS',
    trackingNumber: '1',
  });
  expect(result.success).toBe(false);
});
