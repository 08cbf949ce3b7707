import { beforeAll, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
let customerId = '';

beforeAll(async () => {
  customerId = (await gateway.customer.create({})).customer.id;
});

function create(change: object) {
  return gateway.address.create({ customerId, ...change } as never); // its types lag behind
}

const whole = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engines',
  streetAddress: '123 Fake St',
  extendedAddress: 'Suite 403',
  locality: 'Chicago',
  region: 'IL',
  postalCode: '60607',
  countryName: 'United States of America',
  countryCodeAlpha2: 'US',
  countryCodeAlpha3: 'USA',
  countryCodeNumeric: '840',
  phoneNumber: '312-123-4567',
};

test('an address is made, found, changed and deleted', async () => {
  const { address } = await create({
    ...whole,
    internationalPhone: { countryCode: '1', nationalNumber: '3121234567' },
  });
  expect(address).toMatchObject({
    ...whole,
    customerId,
    internationalPhone: { countryCode: '1', nationalNumber: '3121234567' },
  });
  expect(await gateway.address.find(customerId, address.id)).toMatchObject(whole);
  const changed = await gateway.address.update(customerId, address.id, {
    streetAddress: '456 E 2nd',
    countryName: 'Mexico',
  } as never);
  expect(changed.address).toMatchObject({ streetAddress: '456 E 2nd', countryCodeAlpha2: 'MX' });
  await gateway.address.delete(customerId, address.id);
  await expect(gateway.address.find(customerId, address.id)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test.each<[object, string, string]>([
  [{}, 'base', '81801'],
  [{ countryName: 'invalid country' }, 'countryName', '91803'],
  [{ countryCodeAlpha2: 'xx' }, 'countryCodeAlpha2', '91814'],
  [{ countryCodeAlpha3: 'xxx' }, 'countryCodeAlpha3', '91816'],
  [{ countryCodeNumeric: '000' }, 'countryCodeNumeric', '91817'],
  [{ countryName: 'Canada', countryCodeAlpha2: 'US' }, 'base', '91815'],
  [{ postalCode: '0'.repeat(10) }, 'postalCode', '81809'],
  [{ postalCode: '$$$' }, 'postalCode', '81813'],
  [{ firstName: 'a'.repeat(256) }, 'firstName', '81805'],
  [{ streetAddress: 'a'.repeat(256) }, 'streetAddress', '81812'],
  [
    { company: 'x', internationalPhone: { nationalNumber: 'x', countryCode: '1' } },
    'internationalPhone.nationalNumber',
    '91626',
  ],
])('%j is no address', async (request, attribute, code) => {
  const result = await create(request);
  expect(result.success).toBe(false);
  expect(codesAt(result, `address.${attribute}`)).toEqual([code]);
});

test('who is not there has no addresses', async () => {
  await expect(
    gateway.address.create({ customerId: 'unknown', postalCode: '12345' } as never),
  ).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(gateway.address.find('unknown', 'x')).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.address.update(customerId, 'x', {} as never)).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.address.delete(customerId, 'x')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});
