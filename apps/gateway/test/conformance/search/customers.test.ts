import { beforeAll, expect, test } from 'vitest';
import { collect, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

type Criteria = Record<'is' | 'startsWith' | 'endsWith' | 'contains', (text: string) => void> & {
  min: (value: Date) => void;
  in: (values: string[]) => void;
};
type Search = Record<string, () => Criteria>;

beforeAll(async () => {
  await gateway.customer.create({
    id: 'timmy',
    firstName: 'Timmy',
    lastName: 'O’Toole',
    company: 'OToole and Son(s)',
    email: 'timmy@example.com',
    fax: '3145551234',
    phone: '5551231234',
    website: 'http://example.com',
    creditCard: ownCard({
      cardholderName: 'Tim Toole',
      number: '4111111111111111',
      expirationDate: '05/2033',
      token: 'timmy_card',
      billingAddress: {
        firstName: 'Thomas',
        lastName: 'Otool',
        streetAddress: '1 E Main St',
        extendedAddress: 'Suite 3',
        locality: 'Chicago',
        region: 'Illinois',
        postalCode: '60622',
        countryName: 'United States of America',
      },
    }),
  });
  await gateway.customer.create({
    id: 'other',
    creditCard: ownCard({ number: '4111111111111111', expirationDate: '05/2033', token: 'twin' }),
  });
  await gateway.customer.create({
    id: 'payer',
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
  });
});

async function ids(ask: (search: Search) => void): Promise<string[]> {
  const found = await collect<{ id: string }>(
    gateway.customer.search((search: unknown) => ask(search as Search)),
  );
  return found.map(({ id }) => id).toSorted();
}

test.each([
  ['id', 'timmy', ['timmy']],
  ['firstName', 'Timmy', ['timmy']],
  ['lastName', 'O’Toole', ['timmy']],
  ['company', 'OToole and Son(s)', ['timmy']],
  ['email', 'timmy@example.com', ['timmy']],
  ['fax', '3145551234', ['timmy']],
  ['phone', '5551231234', ['timmy']],
  ['website', 'http://example.com', ['timmy']],
  ['addressFirstName', 'Thomas', ['timmy']],
  ['addressLastName', 'Otool', ['timmy']],
  ['addressStreetAddress', '1 E Main St', ['timmy']],
  ['addressExtendedAddress', 'Suite 3', ['timmy']],
  ['addressLocality', 'Chicago', ['timmy']],
  ['addressRegion', 'Illinois', ['timmy']],
  ['addressPostalCode', '60622', ['timmy']],
  ['addressCountryName', 'United States of America', ['timmy']],
  ['cardholderName', 'Tim Toole', ['timmy']],
  ['paymentMethodToken', 'timmy_card', ['timmy']],
  ['creditCardExpirationDate', '05/2033', ['other', 'timmy']],
  ['creditCardNumber', '4111111111111111', ['other', 'timmy']],
  ['paymentMethodTokenWithDuplicates', 'timmy_card', ['other', 'timmy']],
  ['paypalAccountEmail', 'payer@example.com', ['payer']],
])('customers are found by their %s', async (field, value, known) => {
  expect(await ids((search) => search[field]?.().is(value))).toEqual(known);
  expect(await ids((search) => search[field]?.().is('nobody@nowhere.example'))).toEqual([]);
});

test('customers are found by parts, by ids and by time', async () => {
  expect(await ids((search) => search['creditCardNumber']?.().endsWith('1111'))).toEqual([
    'other',
    'timmy',
  ]);
  expect(await ids((search) => search['ids']?.().in(['other', 'nobody']))).toEqual(['other']);
  expect(await ids((search) => search['createdAt']?.().min(new Date(Date.now() + 60_000)))).toEqual(
    [],
  );
  expect(
    await ids((search) => {
      search['firstName']?.().startsWith('Tim');
      search['email']?.().contains('@example');
      search['lastName']?.().endsWith('Toole');
    }),
  ).toEqual(['timmy']);
});
