import { openOperatorSession } from '@albumen/contract/endpoints/operator';
import { compareBooks, getBooks, resolveGap } from '@albumen/contract/endpoints/operator-books';
import type { ProviderMovement } from '@albumen/domain/books/compare-provider';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { compareYesterday } from './comparison.service.ts';

const fake = openFakeProvider();
/** What the provider lists, whatever the day. */
let listed: ProviderMovement[] = [];
const app = await openTestApp({
  deps: {
    payments: { hostedFields: fake.provider },
    providerLedger: {
      list: async () => listed,
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
  await client.call(openOperatorSession, { body: { token: deps.secrets.operatorToken } });
  return client;
}

/** A link was paid yesterday. */
async function chargedYesterday(): Promise<ProviderMovement> {
  await (await madeLink(app)).submit();
  const { reference } = await db
    .selectFrom('paymentAttempts')
    .select('reference')
    .executeTakeFirstOrThrow();
  clock.moveBy(24 * 3_600_000);
  const amount = { amountMinor: 125_000, currency: 'EUR' };
  return { kind: 'charge', id: 't1', reference, ...amount, isVoided: false };
}

test('where both sides agree nothing is listed', async () => {
  listed = [await chargedYesterday()];
  await compareYesterday(deps);
  const { body } = await (await operator()).call(getBooks);
  expect(body).toMatchObject({ gaps: [], comparisons: [{ movements: 1 }] });
});

test('what one side lacks is listed, closed once it is there, or by a note', async () => {
  const charge = await chargedYesterday();
  const unknown = { ...charge, reference: 'H-9-unknown', id: 't9' };
  listed = [unknown];
  await compareYesterday(deps);
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
  await compareYesterday(deps);
  const client = await operator();
  expect((await client.call(getBooks)).body.gaps).toMatchObject([
    { kind: 'otherAmount', providerMinor: 1, bookedMinor: 125_000 },
  ]);
  await empty();
  listed = [{ ...(await chargedYesterday()), isVoided: true }];
  await compareYesterday(deps);
  expect((await (await operator()).call(getBooks)).body.gaps).toMatchObject([
    { kind: 'missingAtProvider', providerMinor: 0, bookedMinor: 125_000 },
  ]);
});

test('nobody but the operator compares, and only days', async () => {
  expect((await browser().call(getBooks)).status).toBe(401);
  expect((await browser().call(compareBooks, { body: { day: '2026-11-01' } })).status).toBe(401);
  const client = await operator();
  expect((await client.call(compareBooks, { body: { day: '2026-11-40' } })).status).toBe(422);
});
