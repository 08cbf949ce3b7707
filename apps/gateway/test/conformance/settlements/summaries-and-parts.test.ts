import { expect, test } from 'vitest';
import type braintree from 'braintree';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

type Part = { success: boolean; errors: unknown; transaction: braintree.Transaction };

/** The SDK's types lag behind. */
const transactions = gateway.transaction as unknown as {
  submitForSettlement: (id: string, amount?: string, options?: object) => Promise<Part>;
  submitForPartialSettlement: (id: string, amount: string, options?: object) => Promise<Part>;
  updateDetails: (id: string, change: object) => Promise<Part>;
};

async function authorized(change: object = {}): Promise<string> {
  const request: braintree.TransactionRequest = {
    amount: '100.00',
    paymentMethodNonce: 'fake-valid-visa-nonce',
    ...change,
  };
  return (await gateway.transaction.sale(request)).transaction.id;
}

const lineItem = {
  quantity: '1',
  unitAmount: '1',
  name: 'New line item',
  kind: 'debit',
  totalAmount: '18.00',
  discountAmount: '12.00',
  taxAmount: '0',
};

test.each<[object, object]>([
  [{ orderId: 'ABC123' }, { orderId: 'ABC123' }],
  [
    { descriptor: { name: '123*123456789012345678', phone: '3334445555', url: 'ebay.com' } },
    { descriptor: { name: '123*123456789012345678' } },
  ],
  [
    { purchaseOrderNumber: 'ABC123', taxAmount: '1.34', taxExempt: true },
    { purchaseOrderNumber: 'ABC123', taxAmount: '1.34', taxExempt: true },
  ],
  [
    {
      discountAmount: '12.33',
      shippingAmount: '5.00',
      shippingTaxAmount: '0.50',
      shipsFromPostalCode: '90210',
      lineItems: [lineItem],
    },
    {
      discountAmount: '12.33',
      shippingAmount: '5.00',
      shippingTaxAmount: '0.50',
      shipsFromPostalCode: '90210',
    },
  ],
  [
    {
      shipping: {
        firstName: 'Andrew',
        countryName: 'Mexico',
        internationalPhone: { countryCode: '1', nationalNumber: '3121234567' },
      },
    },
    { shipping: { firstName: 'Andrew', countryCodeAlpha2: 'MX' } },
  ],
  [
    {
      industry: {
        industryType: 'lodging',
        data: { folioNumber: 'aaa', checkInDate: '2031-07-01', checkOutDate: '2031-07-02' },
      },
    },
    {},
  ],
])('what %j says at the settlement is kept', async (options, known) => {
  const whole = await transactions.submitForSettlement(await authorized(), '100.00', options);
  expect(whole.transaction).toMatchObject({ status: 'submitted_for_settlement', ...known });
  const part = await transactions.submitForPartialSettlement(await authorized(), '30.00', options);
  expect(part.transaction).toMatchObject({
    status: 'submitted_for_settlement',
    amount: '30.00',
    ...known,
  });
});

test.each<[object, string, string]>([
  [{ orderId: 'o'.repeat(256) }, 'orderId', '91501'],
  [{ descriptor: { name: 'invalid name' } }, 'descriptor.name', '92201'],
  [{ descriptor: { phone: 'bad' } }, 'descriptor.phone', '92202'],
  [{ purchaseOrderNumber: 'a'.repeat(18) }, 'purchaseOrderNumber', '91537'],
  [{ taxAmount: 'x' }, 'taxAmount', '81535'],
  [{ shippingAmount: '-1' }, 'shippingAmount', '915163'],
])('what is wrong with %j at the settlement', async (options, attribute, code) => {
  const result = await transactions.submitForSettlement(await authorized(), '100.00', options);
  expect(codesAt(result, `transaction.${attribute}`)).toEqual([code]);
});

test('parts add up to the authorization, the last one ends it', async () => {
  const id = await authorized();
  const first = await transactions.submitForPartialSettlement(id, '60.00');
  const { transaction: parent } = { transaction: await gateway.transaction.find(id) };
  expect(parent).toMatchObject({
    status: 'settlement_pending',
    partialSettlementTransactionIds: [first.transaction.id],
  });
  expect(first.transaction).toMatchObject({ authorizedTransactionId: id, type: 'sale' });
  const second = await transactions.submitForPartialSettlement(id, '30.00', { finalCapture: true });
  expect(second.success).toBe(true);
  const over = await transactions.submitForPartialSettlement(id, '10.00');
  expect(over.success).toBe(false);
  const ofPart = await transactions.submitForPartialSettlement(first.transaction.id, '10.00');
  expect(codesAt(ofPart, 'transaction.base')).toEqual(['915103']);
});

test('more than was authorized is not settled', async () => {
  const whole = await transactions.submitForSettlement(await authorized(), '100.01');
  expect(codesAt(whole, 'transaction.amount')).toEqual(['91522']);
  const part = await transactions.submitForPartialSettlement(await authorized(), '100.01');
  expect(codesAt(part, 'transaction.amount')).toEqual(['91522']);
  const less = await transactions.submitForSettlement(await authorized(), '80.00');
  expect(less.transaction).toMatchObject({ amount: '80.00' });
});

test('details change until the settlement', async () => {
  const id = await authorized({ options: { submitForSettlement: true } });
  const changed = await transactions.updateDetails(id, {
    amount: '90.00',
    orderId: '123',
    descriptor: { name: '456*123456789012345678', phone: '3334445555', url: 'ebay.com' },
  });
  expect(changed.transaction).toMatchObject({
    amount: '90.00',
    orderId: '123',
    descriptor: { url: 'ebay.com' },
  });
  for (const [change, attribute, code] of [
    [{ amount: '555.00' }, 'amount', '91522'],
    [{ amount: '10.0a' }, 'amount', '81503'],
    [{ orderId: 'x'.repeat(256) }, 'orderId', '91501'],
    [
      { descriptor: { name: 'invalid name', phone: '3334445555', url: 'ebay.com' } },
      'descriptor.name',
      '92201',
    ],
    [{ descriptor: { phone: 'invalid phone' } }, 'descriptor.phone', '92202'],
    [{ descriptor: { url: '12345678901234' } }, 'descriptor.url', '92206'],
  ] as const) {
    expect(
      codesAt(await transactions.updateDetails(id, change), `transaction.${attribute}`),
    ).toEqual([code]);
  }
  const early = await transactions.updateDetails(await authorized(), { amount: '1.00' });
  expect(codesAt(early, 'transaction.base')).toEqual(['915129']);
});

interface Summary {
  success: boolean;
  errors: unknown;
  settlementBatchSummary: { records: Record<string, unknown>[] };
}

const summaries = gateway.settlementBatchSummary as unknown as {
  generate: (criteria: object) => Promise<Summary>;
};

test('the settlements of a day', async () => {
  const id = await authorized({
    amount: '47.00',
    customFields: { storeMe: 'custom value' },
    options: { submitForSettlement: true },
  });
  const { transaction } = await gateway.testing.settle(id);
  const [settlementDate = ''] = (transaction.settlementBatchId ?? '').split('_');
  const plain = await summaries.generate({ settlementDate });
  expect(plain.settlementBatchSummary.records).toContainEqual(
    expect.objectContaining({
      count: '1',
      amountSettled: '47.00',
      kind: 'sale',
      cardType: 'Visa',
      merchantAccountId: 'sandbox_credit_card',
    }),
  );
  const grouped = await summaries.generate({ settlementDate, groupByCustomField: 'store_me' });
  expect(grouped.settlementBatchSummary.records).toContainEqual(
    expect.objectContaining({ store_me: 'custom value' }),
  );
  const none = await summaries.generate({ settlementDate: '2011-01-01' });
  expect(none.settlementBatchSummary.records).toEqual([]);
  const bad = await summaries.generate({ settlementDate: 'NOT A DATE' });
  expect(codesAt(bad, 'settlementBatchSummary.settlementDate')).toEqual(['82302']);
});

test.each([
  ['settle', 'settled'],
  ['settlementConfirm', 'settlement_confirmed'],
  ['settlementDecline', 'settlement_declined'],
  ['settlementPending', 'settlement_pending'],
] as const)('a sandbox is told to %s', async (call, status) => {
  const id = await authorized({ options: { submitForSettlement: true } });
  const testing = gateway.testing as unknown as Record<string, (id: string) => Promise<Part>>;
  const result = await testing[call]?.(id);
  expect(result?.transaction.status).toBe(status);
});
