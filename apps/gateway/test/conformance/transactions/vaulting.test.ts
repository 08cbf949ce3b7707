import { beforeEach, expect, test } from 'vitest';
import { codesAt, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset, db } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const creditCard = { number: '4111111111111111', expirationDate: '12/2034', cvv: '123' };

test('a sale keeps the card and makes its customer', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '5.00',
    creditCard: { ...creditCard, token: 'adas' },
    customer: { id: 'ada', firstName: 'Ada' },
    billing: { streetAddress: '1 Main St' },
    options: { storeInVaultOnSuccess: true, addBillingAddressToPaymentMethod: true },
  });
  expect(transaction).toMatchObject({ creditCard: { token: 'adas' }, customer: { id: 'ada' } });
  const customer = await gateway.customer.find('ada');
  expect(customer.creditCards).toMatchObject([
    { token: 'adas', billingAddress: { streetAddress: '1 Main St' } },
  ]);
  const again = await gateway.transaction.sale({ amount: '6.00', paymentMethodToken: 'adas' });
  expect(again.transaction).toMatchObject({
    customer: { id: 'ada', firstName: 'Ada' },
    creditCard: { last4: '1111' },
  });
  const byCustomer = await gateway.transaction.sale({ amount: '7.00', customerId: 'ada' });
  expect(byCustomer.transaction.creditCard?.token).toBe('adas');
});

test('a declined sale keeps nothing on success only', async () => {
  await gateway.transaction.sale({
    amount: '2000.00',
    creditCard,
    customer: { id: 'ada' },
    options: { storeInVaultOnSuccess: true },
  });
  await expect(gateway.customer.find('ada')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('a sale that cannot make its customer charges nothing', async () => {
  await gateway.customer.create({ id: 'ada' });
  const result = await gateway.transaction.sale({
    amount: '5.00',
    creditCard,
    customer: { id: 'ada' },
    options: { storeInVault: true },
  });
  expect(codesAt(result, 'transaction.customer.id')).toEqual(['91609']);
  expect(await db.selectFrom('transactions').select('id').execute()).toEqual([]);
});

test('a token of another customer is not hers to be charged by', async () => {
  await gateway.customer.create({
    id: 'ada',
    creditCard: ownCard({ ...creditCard, token: 'adas' }),
  });
  await gateway.customer.create({ id: 'bob' });
  const wrong = await gateway.transaction.sale({
    amount: '5.00',
    paymentMethodToken: 'adas',
    customerId: 'bob',
  });
  expect(codesAt(wrong, 'transaction.base')).toEqual(['91516']);
  const none = await gateway.transaction.sale({ amount: '5.00', customerId: 'bob' });
  expect(codesAt(none, 'transaction.customerId')).toEqual(['91511']);
});

test('a nonce of a method that was deleted pays nothing', async () => {
  await gateway.customer.create({
    id: 'ada',
    creditCard: ownCard({ ...creditCard, token: 'adas' }),
  });
  const { paymentMethodNonce } = await gateway.paymentMethodNonce.create('adas');
  await gateway.paymentMethod.delete('adas');
  const result = await gateway.transaction.sale({
    amount: '5.00',
    paymentMethodNonce: paymentMethodNonce.nonce,
  });
  expect(codesAt(result, 'transaction.paymentMethodNonce')).toEqual(['91565']);
});

test('no table holds a card number or CVV in the clear', async () => {
  await gateway.transaction.sale({
    amount: '5.00',
    creditCard: { ...creditCard, cvv: '987' },
    options: { storeInVault: true },
  });
  const tables = ['transactions', 'cards', 'paymentMethods', 'customers', 'nonces'] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('4111111111111111');
    expect(JSON.stringify(rows)).not.toMatch(/"987"/);
  }
});
