import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const item = {
  kind: 'debit',
  name: 'Print 8×10',
  quantity: '1.0232',
  unitAmount: '45.1232',
  totalAmount: '45.15',
};
const sale = { amount: '45.15', paymentMethodNonce: 'fake-valid-nonce' };

/** The SDK sends it all, unlike its types say. */
function sell(change: object) {
  return gateway.transaction.sale(Object.assign({ ...sale }, change));
}

test('line items are kept and found by themselves', async () => {
  const whole = {
    ...item,
    unitOfMeasure: 'gallon',
    discountAmount: '1.02',
    taxAmount: '4.50',
    unitTaxAmount: '1.23',
    productCode: '23434',
    commodityCode: '9SAASSD8724',
    description: 'A print',
    url: 'https://example.com/1',
  };
  const { transaction } = await sell({ lineItems: [whole, { ...item, kind: 'credit' }] });
  const items = await gateway.transactionLineItem.findAll(transaction.id);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject(whole);
});

test.each([
  [{ kind: '' }, 'kind', '95808'],
  [{ kind: 'gift' }, 'kind', '95807'],
  [{ name: '' }, 'name', '95822'],
  [{ name: 'x'.repeat(36) }, 'name', '95823'],
  [{ quantity: '' }, 'quantity', '95811'],
  [{ quantity: '1,2322' }, 'quantity', '95810'],
  [{ quantity: '2147483648' }, 'quantity', '95812'],
  [{ unitAmount: '' }, 'unitAmount', '95818'],
  [{ unitAmount: '45.01232' }, 'unitAmount', '95817'],
  [{ unitAmount: '0' }, 'unitAmount', '95820'],
  [{ totalAmount: '45.123' }, 'totalAmount', '95813'],
  [{ totalAmount: '-1' }, 'totalAmount', '95816'],
  [{ taxAmount: '-1' }, 'taxAmount', '95829'],
  [{ unitTaxAmount: 'x' }, 'unitTaxAmount', '95824'],
  [{ discountAmount: '2147483648' }, 'discountAmount', '95805'],
  [{ productCode: 'x'.repeat(13) }, 'productCode', '95809'],
  [{ commodityCode: 'x'.repeat(13) }, 'commodityCode', '95801'],
  [{ description: 'x'.repeat(128) }, 'description', '95803'],
  [{ unitOfMeasure: 'x'.repeat(13) }, 'unitOfMeasure', '95821'],
  [{ upcCode: '01234' }, 'upcType', '95832'],
  [{ upcCode: '01234', upcType: 'EAN' }, 'upcType', '95833'],
])('a line item with %j is wrong at its %s', async (change, attribute, code) => {
  const result = await sell({ lineItems: [item, { ...item, ...change }] });
  expect(codesAt(result, `transaction.lineItems.index1.${attribute}`)).toEqual([code]);
  expect(codesAt(result, `transaction.lineItems.index0.${attribute}`)).toEqual([]);
});

test('a wallet has room for longer names', async () => {
  const paypal = { paymentMethodNonce: 'fake-paypal-one-time-nonce' };
  const lineItems = [{ ...item, name: 'x'.repeat(127) }];
  expect((await sell({ ...paypal, lineItems })).success).toBe(true);
});

test('250 line items are too many', async () => {
  const result = await sell({ lineItems: Array.from({ length: 250 }, () => item) });
  expect(codesAt(result, 'transaction.lineItems')).toEqual(['915157']);
});

test.each([
  [{ descriptor: { name: 'xx' } }, 'descriptor.name', '92201'],
  [{ descriptor: { phone: '%bad4445555' } }, 'descriptor.phone', '92202'],
  [{ descriptor: { url: '12345678901234' } }, 'descriptor.url', '92206'],
  [{ purchaseOrderNumber: 'x'.repeat(18) }, 'purchaseOrderNumber', '91537'],
  [{ purchaseOrderNumber: 'Ü\u0001' }, 'purchaseOrderNumber', '91548'],
  [{ shipsFromPostalCode: '12345678901' }, 'shipsFromPostalCode', '915165'],
  [{ shipsFromPostalCode: '1$345678' }, 'shipsFromPostalCode', '915167'],
  [{ threeDSecurePassThru: { cavv: 'c', xid: 'x' } }, 'threeDSecurePassThru.eciFlag', '915113'],
  [{ threeDSecurePassThru: { eciFlag: '05' } }, 'threeDSecurePassThru.cavv', '915116'],
  [
    { threeDSecurePassThru: { eciFlag: 'bad', cavv: 'c' } },
    'threeDSecurePassThru.eciFlag',
    '915114',
  ],
])('%j is wrong at %s', async (change, path, code) => {
  expect(codesAt(await sell(change), `transaction.${path}`)).toEqual([code]);
});

test('what is right about an order comes back with its transaction', async () => {
  const descriptor = { name: '123*123456789012345678', phone: '3334445555', url: 'ebay.com' };
  const { success, transaction } = await sell({
    descriptor,
    recurring: true,
    purchaseOrderNumber: '12345',
    taxAmount: '1.00',
    shippingAmount: '2.00',
    discountAmount: '3.00',
    shipsFromPostalCode: '54321',
    threeDSecurePassThru: {
      eciFlag: '05',
      cavv: 'cavv',
      xid: 'xid',
      threeDSecureVersion: '2.2.0',
      authenticationResponse: 'Y',
      directoryResponse: 'Y',
      cavvAlgorithm: '2',
    },
  });
  expect(success).toBe(true);
  expect(transaction).toMatchObject({
    descriptor,
    recurring: true,
    purchaseOrderNumber: '12345',
    taxAmount: '1.00',
    shippingAmount: '2.00',
    discountAmount: '3.00',
    shipsFromPostalCode: '54321',
    threeDSecureInfo: { eciFlag: '05', cavv: 'cavv', liabilityShifted: true },
  });
});
