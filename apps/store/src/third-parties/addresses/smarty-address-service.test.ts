import { limits } from '@albumen/contract/limits';
import { expect, test } from 'vitest';
import type { PostalAddress } from './address-service.ts';
import { createSmartyAddressService } from './smarty-address-service.ts';
import { standInSender } from './stand-in/stand-in-sender.ts';

const addresses = createSmartyAddressService({
  authId: 'stand-in',
  authToken: 'stand-in',
  sender: standInSender,
});

function typed(changes: Partial<PostalAddress> = {}): PostalAddress {
  const austin = { address1: '120 Main St', city: 'Austin', state: 'TX', zip: '78701' };
  return { ...austin, country: 'US', ...changes };
}

test('an address as the postal service writes it is verified, with its full zip code', async () => {
  const answer = await addresses.verify(typed());
  expect(answer).toEqual({
    outcome: 'verified',
    address: {
      address1: '120 Main St',
      address2: '',
      city: 'Austin',
      state: 'TX',
      zip: expect.stringMatching(/^78701-\d{4}$/),
    },
  });
});

test.each([
  ['in other letters', { address1: '120 MAIN STREET.', city: 'austin', state: 'Texas' }],
  ['with a direction in full', { address1: '120 North Main Street' }],
  ['with its apartment', { address2: 'Apartment 4b' }],
  ['with its apartment in the first line', { address1: '120 Main St #4B' }],
  ['with nine digits', { zip: '78701-1234' }],
  ['of a post-office box', { address1: 'P.O. Box 412' }],
  ['with its state in full', { city: 'Portland', state: 'Maine', zip: '04101' }],
  ['in the largest city', { city: 'New York', state: 'NY', zip: '10001' }],
  ['in the smallest state', { city: 'Providence', state: 'RI', zip: '02903' }],
  ['in the far north', { city: 'Fairbanks', state: 'Alaska', zip: '99701' }],
  ['on an island', { city: 'Honolulu', state: 'HI', zip: '96813' }],
  ['with a saint', { city: 'St. Louis', state: 'MO', zip: '63101' }],
  ['with a fort', { city: 'Ft Worth', state: 'TX', zip: '76102' }],
  ['in the capital', { city: 'Washington', state: 'D.C.', zip: '20001' }],
])('an address written %s is verified', async (_, changes) => {
  expect(await addresses.verify(typed(changes))).toMatchObject({ outcome: 'verified' });
});

test('an apartment is distinguished from the street', async () => {
  const answer = await addresses.verify(typed({ address1: '120 Main St Apt 4' }));
  expect(answer).toMatchObject({ address: { address1: '120 Main St', address2: 'Apt 4' } });
});

test('a slip in the street brings the street that was meant', async () => {
  const answer = await addresses.verify(typed({ address1: '120 Mian St' }));
  expect(answer).toMatchObject({
    outcome: 'suggested',
    candidates: [{ address1: '120 Main St', zip: expect.stringMatching(/^78701/) }],
  });
});

test('a missing suffix is suggested', async () => {
  const answer = await addresses.verify(typed({ address1: '120 Congress' }));
  expect(answer).toMatchObject({ candidates: [{ address1: '120 Congress Ave' }] });
});

test("another city's zip code brings both, at most five candidates", async () => {
  const answer = await addresses.verify(typed({ zip: '80302' }));
  expect(answer.outcome).toBe('suggested');
  const candidates = answer.outcome === 'suggested' ? answer.candidates : [];
  expect(candidates).toHaveLength(limits.addressCandidates);
  expect(candidates.map(({ city }) => city)).toContain('Boulder');
  expect(candidates.map(({ city }) => city)).toContain('Austin');
});

test.each([
  ["another state's zip code", { city: 'Denver', state: 'CO', zip: '97201' }, 'Portland OR'],
  ['a wrong state', { city: 'Miami', state: 'GA', zip: '33130' }, 'Miami FL'],
  ['a slip in the city', { city: 'Chigaco', state: 'IL', zip: '60601' }, 'Chicago IL'],
  ['a zip code that is not', { city: 'Seattle', state: 'WA', zip: '98100' }, 'Seattle WA'],
  ['a neighbor’s zip code', { city: 'Boston', state: 'MA', zip: '02139' }, 'Cambridge MA'],
])('an address with %s brings a suggestion', async (_, changes, best) => {
  const answer = await addresses.verify(typed(changes));
  expect(answer.outcome).toBe('suggested');
  const [first] = answer.outcome === 'suggested' ? answer.candidates : [];
  expect(`${first?.city} ${first?.state}`).toBe(best);
});

test.each([
  ['no house number', { address1: 'Main Street' }],
  ['house number zero', { address1: '0 Main St' }],
  ['a zip code of no state', { city: 'Nowhere', zip: '00000' }],
  ['a city and a zip code that are both unknown', { city: 'Nowhere', zip: '04199' }],
  ['a zip code of four digits', { zip: '7870' }],
  ['another country', { country: 'DE', zip: '10115' }],
])('an address with %s is invalid', async (_, changes) => {
  expect(await addresses.verify(typed(changes))).toEqual({ outcome: 'invalid' });
});

test.each([
  ['an APO', { address1: 'PSC 3 Box 120', city: 'APO', state: 'AE', zip: '09021' }],
  ['an FPO', { address1: 'Unit 100100 Box 4120', city: 'FPO', state: 'AP', zip: '96691' }],
  ['a DPO with a wrong state', { address1: 'Unit 9900 Box 1', city: 'dpo', zip: '78701' }],
  ['Puerto Rico', { city: 'San Juan', state: 'PR', zip: '00901' }],
  ['Guam under the name of a state', { city: 'Hagatna', state: 'Hawaii', zip: '96910' }],
])('we do not ship to %s', async (_, changes) => {
  expect(await addresses.verify(typed(changes))).toEqual({ outcome: 'notSupported' });
});

test.each(['PO Box 412', 'P. O. Box 412', 'Post Office Box 412'])(
  'a street carrier does not deliver to %s',
  async (address1) => {
    const answer = await addresses.verify(typed({ address1 }), { hasStreetCarrier: true });
    expect(answer).toEqual({ outcome: 'notSupported' });
  },
);

test('a Canadian address passes on its postal code alone', async () => {
  const toronto = { city: 'Toronto', state: 'ON', country: 'CA' };
  const answer = await addresses.verify(typed({ ...toronto, zip: 'M5V 2T6' }));
  expect(answer).toMatchObject({ outcome: 'verified', address: { zip: 'M5V 2T6' } });
  expect(await addresses.verify(typed({ ...toronto, zip: '78701' }))).toEqual({
    outcome: 'invalid',
  });
});

test('250 addresses are answered in the order asked, a hundred at a time', async () => {
  const sizes: number[] = [];
  const counting = createSmartyAddressService({
    authId: 'stand-in',
    authToken: 'stand-in',
    sender: {
      async send(request) {
        if (Array.isArray(request.payload)) sizes.push(request.payload.length);
        return await standInSender.send(request);
      },
    },
  });
  const many = Array.from({ length: 250 }, (_, index) =>
    typed(index % 50 === 7 ? { state: 'PR' } : { address1: `${index + 1} Main St` }),
  );
  const answers = await counting.verifyAll(many);
  expect(sizes).toEqual([100, 100, 45]);
  expect(answers[7]).toEqual({ outcome: 'notSupported' });
  expect(answers[249]).toMatchObject({ address: { address1: '250 Main St' } });
});

test('an enhanced match of five candidates is what the service is asked for', async () => {
  const asked: Record<string, string | number>[] = [];
  const listening = createSmartyAddressService({
    authId: 'id',
    authToken: 'token',
    sender: {
      async send(request) {
        asked.push(request.parameters);
        return await standInSender.send(request);
      },
    },
  });
  await listening.verify(typed());
  expect(asked[0]).toMatchObject({ match: 'enhanced', candidates: limits.addressCandidates });
});

test('a service that fails says nothing about the address, and the failure is reported', async () => {
  const failures: unknown[] = [];
  const broken = createSmartyAddressService({
    authId: 'id',
    authToken: 'token',
    sender: { send: async () => Promise.reject(new Error('no network')) },
    onFailure: (error) => failures.push(error),
  });
  expect(await broken.verify(typed())).toEqual({ outcome: 'unavailable' });
  expect(await broken.autocomplete('120 Main')).toEqual([]);
  expect(failures).toEqual([expect.any(Error), expect.any(Error)]);
});
