import { compareBooks, getBooks, resolveGap } from '@albumen/contract/endpoints/operator-books';
import type { ProviderMovement } from '@albumen/domain/books/compare-provider';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { compareRecentDays } from './comparison.service.ts';

const fake = openFakeProvider();
const dayMs = 24 * 3_600_000;
/** What the provider has, all of one day. */
let listed: ProviderMovement[] = [];
let listedAt = new Date(0);
const app = await openTestApp({
  deps: {
    payments: { hostedFields: fake.provider },
    providerLedger: {
      list: async (from, to) => (listedAt >= from && listedAt < to ? listed : []),
      find: async (reference) => listed.filter((one) => one.reference === reference),
    },
  },
});
const { db, deps, clock, browser, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
  listed = [];
});

async function operator() {
  const client = browser();
  await client.operate();
  return client;
}

/** A link was paid yesterday. */
async function chargedYesterday(): Promise<ProviderMovement> {
  await (await madeLink(app)).submit();
  const { reference } = await db
    .selectFrom('paymentAttempts')
    .select('reference')
    .executeTakeFirstOrThrow();
  listedAt = clock.now();
  clock.moveBy(dayMs);
  const amount = { amountMinor: 125_000, currency: 'EUR' };
  return { kind: 'charge', id: 't1', reference, ...amount, isVoided: false };
}

test('where both sides agree nothing is listed', async () => {
  listed = [await chargedYesterday()];
  await compareRecentDays(deps);
  const { body } = await (await operator()).call(getBooks);
  expect([body.gaps, body.comparisons[0]?.movements]).toEqual([[], 1]);
});

test('what one side lacks is listed, closed once it is there, or by a note', async () => {
  const charge = await chargedYesterday();
  const unknown = { ...charge, reference: 'H-9-unknown', id: 't9' };
  listed = [unknown];
  await compareRecentDays(deps);
  const client = await operator();
  const { gaps, comparisons } = (await client.call(getBooks)).body;
  expect(gaps.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual([
    `missingAtProvider ${charge.reference}`,
    'missingInBooks H-9-unknown',
  ]);
  listed = [charge, unknown];
  const day = comparisons[0]?.day ?? '';
  expect((await client.call(compareBooks, { body: { day } })).status).toBe(200);
  const [left, ...others] = (await client.call(getBooks)).body.gaps;
  expect([left?.reference, others]).toEqual(['H-9-unknown', []]);
  const params = { id: left?.id ?? '' };
  expect((await client.call(resolveGap, { params, body: { note: ' ' } })).status).toBe(422);
  const note = { note: 'A test of the provider.' };
  expect((await client.call(resolveGap, { params, body: note })).body).toEqual({ isDone: true });
  expect((await client.call(resolveGap, { params, body: note })).body).toEqual({ isDone: false });
  await client.call(compareBooks, { body: { day } });
  expect((await client.call(getBooks)).body.gaps).toEqual([]);
});

test('another amount is listed, and a charge that was taken back without the books knowing', async () => {
  const charge = await chargedYesterday();
  listed = [{ ...charge, amountMinor: 1 }];
  await compareRecentDays(deps);
  const client = await operator();
  expect((await client.call(getBooks)).body.gaps).toMatchObject([
    { kind: 'otherAmount', providerMinor: 1, bookedMinor: 125_000 },
  ]);
  await empty();
  listed = [{ ...(await chargedYesterday()), isVoided: true }];
  await compareRecentDays(deps);
  expect((await (await operator()).call(getBooks)).body.gaps).toMatchObject([
    { kind: 'missingAtProvider', providerMinor: 0, bookedMinor: 125_000 },
  ]);
});

test('a second charge under one reference is listed, one that was taken back beside it is not', async () => {
  const charge = await chargedYesterday();
  const back = { ...charge, id: 't0', isVoided: true };
  listed = [back, charge];
  await compareRecentDays(deps);
  const client = await operator();
  expect((await client.call(getBooks)).body.gaps).toEqual([]);
  listed = [charge, back, { ...charge, id: 't2' }];
  await compareRecentDays(deps);
  expect((await client.call(getBooks)).body.gaps).toMatchObject([
    { kind: 'missingInBooks', providerId: 't2', providerMinor: 125_000, bookedMinor: null },
  ]);
  listed = [charge, { ...charge, id: 't2' }, { ...charge, id: 't3' }];
  await compareRecentDays(deps);
  expect((await client.call(getBooks)).body.gaps).toMatchObject([{ providerMinor: 250_000 }]);
  listed = [
    { ...charge, amountMinor: 7 },
    { ...charge, id: 't2' },
  ];
  await compareRecentDays(deps);
  expect((await client.call(getBooks)).body.gaps).toMatchObject([
    { kind: 'otherAmount', providerMinor: 125_007, bookedMinor: 125_000 },
  ]);
});

test('nights that were missed are made up for', async () => {
  listed = [await chargedYesterday()];
  await compareRecentDays(deps);
  clock.moveBy(5 * dayMs);
  await compareRecentDays(deps);
  const { comparisons } = (await (await operator()).call(getBooks)).body;
  const days = comparisons.map(({ day }) => Date.parse(day) / dayMs);
  const newest = days[0] ?? 0;
  expect(days.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5].map((back) => newest - back));
});

test('what the provider takes back some days after is listed', async () => {
  const charge = await chargedYesterday();
  listed = [charge];
  await compareRecentDays(deps);
  listed = [{ ...charge, isVoided: true }];
  clock.moveBy(2 * dayMs);
  await compareRecentDays(deps);
  const { body } = await (await operator()).call(getBooks);
  expect(body.gaps).toMatchObject([
    { kind: 'missingAtProvider', reference: charge.reference, providerMinor: 0 },
  ]);
});

test('a gap that was closed is listed again once it is another one', async () => {
  const charge = await chargedYesterday();
  await compareRecentDays(deps);
  listed = [charge];
  await compareRecentDays(deps);
  const client = await operator();
  expect((await client.call(getBooks)).body.gaps).toEqual([]);
  listed = [];
  await compareRecentDays(deps);
  const [gap] = (await client.call(getBooks)).body.gaps;
  const note = { note: 'Asked the provider.' };
  await client.call(resolveGap, { params: { id: gap?.id ?? '' }, body: note });
  await compareRecentDays(deps);
  expect((await client.call(getBooks)).body.gaps).toEqual([]);
  listed = [{ ...charge, amountMinor: 7 }];
  await compareRecentDays(deps);
  expect((await client.call(getBooks)).body.gaps).toMatchObject([
    { kind: 'otherAmount', providerMinor: 7 },
  ]);
});

test('nobody but the operator compares, and only days', async () => {
  expect((await browser().call(getBooks)).status).toBe(401);
  expect((await browser().call(compareBooks, { body: { day: '2026-11-01' } })).status).toBe(401);
  const client = await operator();
  expect((await client.call(compareBooks, { body: { day: '2026-11-40' } })).status).toBe(422);
});
