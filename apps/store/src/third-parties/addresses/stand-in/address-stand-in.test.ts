import Fastify, { type FastifyInstance } from 'fastify';
import {
  Batch,
  ClientBuilder,
  LookupUSAutocompletePro,
  LookupUSStreet,
  SharedCredentials,
  StaticCredentials,
} from 'smartystreets-javascript-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAddressStandIn } from './address-stand-in.routes.ts';
import { gazetteer, gazetteerRead } from './places.ts';

const ownOrigin = 'http://localhost:3000';
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  await gazetteerRead();
  app = Fastify({ exposeHeadRoutes: false });
  registerAddressStandIn(app, { prefix: '/stand-in/addresses', origins: [ownOrigin] });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/addresses`;
});
afterAll(async () => {
  await app.close();
});

const secret = new StaticCredentials('id', 'token');
const websiteKey = new SharedCredentials('website-key');

function streetClient(credentials: StaticCredentials | SharedCredentials = secret) {
  const builder = new ClientBuilder(credentials).withMaxRetries(0);
  return builder.withBaseUrl(`${url}/street-address`).buildUsStreetApiClient();
}

function autocompletion() {
  const builder = new ClientBuilder(websiteKey).withMaxRetries(0);
  return builder.withBaseUrl(`${url}/lookup`).buildUsAutocompleteProClient();
}

async function suggestions(search: string, selected?: string) {
  const lookup = new LookupUSAutocompletePro(search);
  if (selected !== undefined) lookup.selected = selected;
  return (await autocompletion().send(lookup)).result;
}

function lookupOf(street: string, zip: string) {
  const lookup = new LookupUSStreet(street);
  lookup.zipCode = zip;
  return lookup;
}

test('the vendor library reads a street answer', async () => {
  const lookup = lookupOf('1600 e pine street', '80302');
  await streetClient().send(lookup);
  expect(lookup.result).toHaveLength(1);
  expect(lookup.result[0]).toMatchObject({
    deliveryLine1: '1600 E Pine St',
    components: { streetPredirection: 'E', streetName: 'Pine', cityName: 'Boulder', state: 'CO' },
    analysis: { dpvMatchCode: 'Y', enhancedMatch: 'postal-match' },
  });
});

test('the vendor library reads a batch, each candidate at its own lookup', async () => {
  const batch = new Batch();
  const lookups = [lookupOf('1 Main St', '02116'), lookupOf('Main St', '02116')];
  for (const lookup of lookups) batch.add(lookup);
  await streetClient().send(batch);
  expect(lookups.map(({ result }) => result.length)).toEqual([1, 0]);
});

test('suggestions are real places, the same at every question', async () => {
  const found = await suggestions('120 Main');
  expect(found).toHaveLength(10);
  for (const { streetLine, city, state, zipcode } of found) {
    expect(streetLine).toBe('120 Main St');
    expect(gazetteer().byZip.get(zipcode)).toMatchObject({ city, state });
  }
  expect(await suggestions('120 Main')).toEqual(found);
});

test.each([
  ['120 main street austin t', 'Austin'],
  ['120 main st austin tx', 'Austin'],
  ['120 N Congress Ave Austin TX 787', 'Austin'],
  ['9 chapel hill road boulder co', 'Boulder'],
  ["1 Lakeview Dr coeur d'al", "Coeur d'Alene"],
])('"%s" is narrowed down to %s', async (search, city) => {
  const found = await suggestions(search);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((suggestion) => suggestion.city))).toEqual(new Set([city]));
});

test.each([
  ['15 elm st new y', 'New York', 'NY'],
  ['15 elm st portl', 'Portland', 'OR'],
  ['15 elm st st. lou', 'Saint Louis', 'MO'],
  ['15 elm st saint lou', 'Saint Louis', 'MO'],
  ['15 elm st springf', 'Springfield', 'IL'],
  ['15 elm st 96813', 'Honolulu', 'HI'],
  ['15 elm st juneau', 'Juneau', 'AK'],
  ['15 elm st 04101', 'Portland', 'ME'],
])('"%s" brings %s, %s first', async (search, city, state) => {
  expect((await suggestions(search))[0]).toMatchObject({ city, state });
});

test.each(['120', 'Main St', '120 Xyzzy', '0 Main', '120 main st atlantis'])(
  '"%s" finds nothing',
  async (search) => {
    expect(await suggestions(search)).toEqual([]);
  },
);

test('a shared building opens into its doors, each of which is verified', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  const found = await Promise.all(numbers.map((number) => suggestions(`${number} Main St Austin`)));
  const building = found.flat().find(({ entries }) => entries > 1);
  if (building === undefined) throw new Error('no shared building among forty');
  const { streetLine, secondary, entries, city, state, zipcode } = building;
  const selected = `${streetLine} ${secondary} (${entries}) ${city} ${state} ${zipcode}`;
  const doors = await suggestions(streetLine, selected);
  expect(doors).toHaveLength(Math.min(10, entries));
  expect(doors[0]).toMatchObject({ streetLine, secondary: 'Apt 1', entries: 0 });

  const lookup = lookupOf(`${streetLine} ${doors[0]?.secondary}`, zipcode);
  await streetClient().send(lookup);
  expect(lookup.result[0]).toMatchObject({ deliveryLine1: `${streetLine} Apt 1` });
});

test('a page of ours may ask from its other origin, a stranger may not', async () => {
  const ask = (origin: string) =>
    fetch(`${url}/lookup?key=k&search=1+Main`, { headers: { origin } }).then((reply) =>
      reply.headers.get('access-control-allow-origin'),
    );
  expect(await ask(ownOrigin)).toBe(ownOrigin);
  expect(await ask('http://evil.example')).toBeNull();
  const headers = { origin: ownOrigin, 'access-control-request-method': 'GET' };
  expect((await fetch(`${url}/lookup`, { method: 'OPTIONS', headers })).status).toBe(204);
});

test('a call without credentials, or a batch with a website key, is refused as the vendor does', async () => {
  expect((await fetch(`${url}/lookup?search=1+Main`)).status).toBe(401);
  const body = JSON.stringify([{ street: '1 Main St', zipcode: '02116' }]);
  const headers = { 'content-type': 'application/json' };
  const post = await fetch(`${url}/street-address?key=k`, { method: 'POST', body, headers });
  expect(post.status).toBe(401);
  const anonymous = streetClient(new StaticCredentials('', ''));
  await expect(anonymous.send(lookupOf('1 Main St', '02116'))).rejects.toMatchObject({
    statusCode: 401,
    error: { name: 'BadCredentialsError' },
  });
});

test('a batch of 101 and a search without text are refused', async () => {
  const body = JSON.stringify(Array.from({ length: 101 }, () => ({ street: '1 Main St' })));
  const headers = { 'content-type': 'application/json' };
  const credentials = 'auth-id=i&auth-token=t';
  const batch = await fetch(`${url}/street-address?${credentials}`, {
    method: 'POST',
    body,
    headers,
  });
  expect(batch.status).toBe(400);
  expect((await fetch(`${url}/lookup?${credentials}`)).status).toBe(422);
});

test('every zip code of the gazetteer is of five digits and stands once', () => {
  const { places, byZip, byCity } = gazetteer();
  const zips = places.flatMap((place) => place.zips);
  expect(zips.length).toBeGreaterThan(40_000);
  expect(byZip.size).toBe(zips.length);
  expect(byCity.size).toBeGreaterThan(29_000);
  expect(zips.filter((zip) => !/^\d{5}$/.test(zip))).toEqual([]);
  expect(new Set(places.map(({ state }) => state)).size).toBe(51);
});
