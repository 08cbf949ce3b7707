import { beforeEach, expect, test } from 'vitest';
import { codesAt, collect, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const card = { number: '4111111111111111', expirationDate: '12/2034', cvv: '123' };

test('a customer is made, found, changed and deleted', async () => {
  const { customer } = await gateway.customer.create({
    firstName: 'Ada',
    lastName: 'Lövelace & Söhne <1815>',
    email: 'ada@example.com',
    website: 'https://example.com',
    customFields: { store_me: 'xl' },
  });
  expect(await gateway.customer.find(customer.id)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lövelace & Söhne <1815>',
    email: 'ada@example.com',
    phone: null,
    customFields: { storeMe: 'xl' },
    creditCards: [],
    paymentMethods: [],
    addresses: [],
  });
  const changed = await gateway.customer.update(customer.id, { firstName: 'Augusta', email: '' });
  expect(changed.customer).toMatchObject({ firstName: 'Augusta', email: null });
  await gateway.customer.delete(customer.id);
  await expect(gateway.customer.find(customer.id)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(gateway.customer.delete(customer.id)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test('an id of one’s own is kept, once', async () => {
  expect((await gateway.customer.create({ id: 'ada-1' })).customer.id).toBe('ada-1');
  const again = await gateway.customer.create({ id: 'ada-1' });
  expect(codesAt(again, 'customer.id')).toEqual(['91609']);
  const wrong = await gateway.customer.create({ id: 'ada 1' });
  expect(codesAt(wrong, 'customer.id')).toEqual(['91610']);
});

test('all that is wrong is reported at once, where it stands', async () => {
  const result = await gateway.customer.create({
    email: 'nowhere',
    firstName: 'a'.repeat(256),
    creditCard: ownCard({ number: '4111111111111112', expirationDate: '13/2034', cvv: '12' }),
  });
  expect(result.success).toBe(false);
  expect(codesAt(result, 'customer.email')).toEqual(['81604']);
  expect(codesAt(result, 'customer.firstName')).toEqual(['81608']);
  expect(codesAt(result, 'customer.creditCard.number')).toEqual(['81715']);
  expect(codesAt(result, 'customer.creditCard.expirationMonth')).toEqual(['81712']);
  expect(codesAt(result, 'customer.creditCard.cvv')).toEqual(['81707']);
  expect(result.message).toContain('Email is an invalid format.');
  expect(JSON.stringify(result)).not.toContain('4111111111111112');
});

test('a customer comes with a card and its address', async () => {
  const { customer } = await gateway.customer.create({
    creditCard: ownCard({
      ...card,
      cardholderName: 'Ada L.',
      token: 'adas-card',
      billingAddress: { streetAddress: '1 Main St', countryCodeAlpha2: 'US' },
    }),
  });
  expect(customer.creditCards).toMatchObject([
    {
      token: 'adas-card',
      last4: '1111',
      maskedNumber: '411111******1111',
      cardholderName: 'Ada L.',
      expirationDate: '12/2034',
      default: true,
      expired: false,
      billingAddress: { streetAddress: '1 Main St', countryName: 'United States of America' },
    },
  ]);
  expect(customer.addresses).toHaveLength(1);
});

test('a nonce becomes a payment method, once', async () => {
  const made = await gateway.customer.create({ paymentMethodNonce: 'fake-valid-mastercard-nonce' });
  expect(made.customer.paymentMethods).toMatchObject([{ cardType: 'MasterCard', last4: '4444' }]);
  const consumed = await gateway.customer.create({ paymentMethodNonce: 'fake-consumed-nonce' });
  expect(codesAt(consumed, 'customer.paymentMethodNonce')).toEqual(['93107']);
  const unknown = await gateway.customer.create({ paymentMethodNonce: 'no-such-nonce' });
  expect(codesAt(unknown, 'customer.paymentMethodNonce')).toEqual(['93108']);
});

test('a card that fails its verification makes no customer', async () => {
  const result = await gateway.customer.create({
    id: 'nobody',
    creditCard: ownCard({ ...card, number: '4000111111111115', options: { verifyCard: true } }),
  });
  expect(result.success).toBe(false);
  expect(result).toMatchObject({
    message: 'Do Not Honor',
    verification: {
      status: 'processor_declined',
      processorResponseCode: '2000',
      processorResponseText: 'Do Not Honor',
    },
  });
  await expect(gateway.customer.find('nobody')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('customers are searched by what is known of them', async () => {
  await gateway.customer.create({ id: 'a', firstName: 'Ada', email: 'ada@example.com' });
  await gateway.customer.create({ id: 'b', firstName: 'Bob', email: 'bob@example.com' });
  const stream = gateway.customer.search((search: { email: () => Text }) => {
    search.email().startsWith('ada');
  });
  const found = await collect<{ id: string; firstName: string }>(stream);
  expect(found).toMatchObject([{ id: 'a', firstName: 'Ada' }]);
});

interface Text {
  startsWith: (text: string) => void;
}

test('addresses of a customer', async () => {
  await gateway.customer.create({ id: 'a' });
  const { address } = await gateway.address.create({
    customerId: 'a',
    streetAddress: '1 Main St',
    countryCodeAlpha3: 'CAN',
  });
  expect(await gateway.address.find('a', address.id)).toMatchObject({
    streetAddress: '1 Main St',
    countryCodeAlpha2: 'CA',
    countryName: 'Canada',
    customerId: 'a',
  });
  const changed = await gateway.address.update('a', address.id, { streetAddress: '2 Main St' });
  expect(changed.address.streetAddress).toBe('2 Main St');
  const wrong = await gateway.address.create({ customerId: 'a', countryCodeAlpha2: 'ZZ' });
  expect(codesAt(wrong, 'address.countryCodeAlpha2')).toEqual(['91814']);
  await gateway.address.delete('a', address.id);
  await expect(gateway.address.find('a', address.id)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});
