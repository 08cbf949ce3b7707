import * as checkout from '@albumen/contract/endpoints/checkout';
import { beforeEach, expect, test } from 'vitest';
import { fillCart } from '../../../test/filled-cart.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { newId } from '../../ids.ts';
import { addDiscount, type NewDiscount } from './add-discount.service.ts';
import { redeemDiscount, releaseDiscount, type RedeemingOrder } from './discounts.service.ts';

const lanes = 8;
const app = await openTestApp({ poolSize: lanes });
const { db, deps, make, browser, empty } = app;

beforeEach(empty);

const labBrand = 'halide';

function add(overrides: Partial<NewDiscount> = {}) {
  const takes = { kind: 'order', percentOff: 10 } as const;
  return addDiscount(deps, { labBrand, code: 'welcome', label: '10 % off', takes, ...overrides });
}

function order(overrides: Partial<RedeemingOrder> = {}): RedeemingOrder {
  return { orderId: newId(), accountId: null, email: `${newId()}@people.test`, ...overrides };
}

/** How it ended: the problem's code, or undefined when it went well. */
async function redeem(overrides: Partial<RedeemingOrder> = {}, code: string | null = 'WELCOME') {
  try {
    await db
      .transaction()
      .execute((trx) => redeemDiscount(trx, { labBrand, code }, order(overrides)));
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
}

const release = (orderId: string) =>
  db.transaction().execute((trx) => releaseDiscount(trx, orderId));

async function usedCount() {
  const row = await db.selectFrom('discounts').select('usedCount').executeTakeFirstOrThrow();
  return row.usedCount;
}

async function checkoutWithCart() {
  const { id: visitorId, token } = await make.visitor();
  const client = browser();
  client.jar.set('visitor', token);
  await fillCart(app, { visitorId });
  const { resourceId } = (await client.call(checkout.startCheckout)).body;
  const enter = async (discountCode: string) =>
    client.call(checkout.updateCheckout, { params: { resourceId }, body: { discountCode } });
  return { client, resourceId, enter };
}

/** As many at once as there are connections, each followed by the next. */
async function race<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const lane = async () => {
    for (let left = count / lanes; left > 0; left -= 1) results.push(await run());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

test('a limited discount that two hundred orders race for is used exactly as often as it may', async () => {
  await add({ useLimit: 30 });
  const outcomes = await race(200, () => redeem());
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(30);
  expect(new Set(outcomes)).toEqual(new Set([undefined, 'discountUsedUp']));
  expect(await usedCount()).toBe(30);
});

test('one customer with two dozen orders at once uses a code once', async () => {
  await add({ isOncePerCustomer: true });
  const outcomes = await race(24, () => redeem({ email: 'ada@people.test' }));
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  expect(await usedCount()).toBe(1);
});

test.each([
  ['the same mailbox in another spelling', { email: 'A.da+prints@Gmail.com' }],
  ['the same account', { email: 'other@people.test', isAccount: true }],
  ['the same card', { email: 'third@people.test', cardFingerprint: 'card-1' }],
])(
  '%s is the same customer',
  async (_, { isAccount = false, ...overrides }: { isAccount?: boolean; email: string }) => {
    await add({ isOncePerCustomer: true });
    const { id: accountId } = await make.account();
    await redeem({ email: 'ada@gmail.com', accountId, cardFingerprint: 'card-1' });
    const again = { ...overrides, ...(isAccount && { accountId }) };
    expect(await redeem(again)).toBe('discountUsedUp');
    expect(await redeem({ email: 'grace@people.test' })).toBeUndefined();
  },
);

test('a use that was given back is there again, however often that is reported', async () => {
  await add({ useLimit: 1 });
  const first = newId();
  await redeem({ orderId: first });
  expect(await redeem()).toBe('discountUsedUp');
  await release(first);
  await release(first);
  expect(await usedCount()).toBe(0);
  expect(await redeem({ orderId: first })).toBeUndefined();
  expect(await redeem()).toBe('discountUsedUp');
});

test('an order that asks twice uses it once, and one without a code uses nothing', async () => {
  await add();
  const orderId = newId();
  await redeem({ orderId });
  await redeem({ orderId });
  await redeem({}, null);
  expect(await usedCount()).toBe(1);
});

test('a code is entered in any letters, shows what it takes off, and comes off again', async () => {
  await add();
  const { enter } = await checkoutWithCart();
  const on = (await enter(' Welcome ')).body.checkout;
  expect(on.discount).toEqual({ code: 'WELCOME', label: '10 % off', isApplied: true });
  expect(on.quote.discountMinor).toBe(Math.round(on.quote.itemsMinor / 10));
  const off = (await enter('')).body.checkout;
  expect([off.discount, off.quote.discountMinor]).toEqual([null, 0]);
});

test('a code that its customer has used elsewhere meanwhile takes nothing off any more', async () => {
  await add({ isOncePerCustomer: true });
  const { client, resourceId, enter } = await checkoutWithCart();
  const email = 'ada@people.test';
  await client.call(checkout.updateCheckout, { params: { resourceId }, body: { email } });
  expect((await enter('WELCOME')).body.checkout.discount?.isApplied).toBe(true);
  await redeem({ email });
  const { body } = await client.call(checkout.getCheckout, { params: { resourceId } });
  expect([body.discount?.isApplied, body.quote.discountMinor]).toEqual([false, 0]);
});

test('a code whose minimum is not reached stays, without taking anything off', async () => {
  await add({ minimumMinor: 1_000_000 });
  const { enter } = await checkoutWithCart();
  const { discount, quote } = (await enter('WELCOME')).body.checkout;
  expect([discount?.isApplied, quote.discountMinor, quote.discountCode]).toEqual([false, 0, null]);
});

test.each([
  ['unknown', {}, 'NOBODY'],
  ["another brand's", { labBrand: 'cyan' as const }, 'WELCOME'],
  ['ended', { endsAt: new Date(0) }, 'WELCOME'],
  ['future', { startsAt: new Date('2999-01-01') }, 'WELCOME'],
  ['used up', { useLimit: 0 }, 'WELCOME'],
])('an %s code is refused in the same words as any other', async (...[, overrides, code]) => {
  await add(overrides);
  const { enter } = await checkoutWithCart();
  const reply = await enter(code);
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    fields: { discountCode: ["This code isn't valid. It may be misspelled, ended or used up."] },
  });
});

test('a code that would sell below cost never goes up', async () => {
  await expect(add({ takes: { kind: 'order', percentOff: 95 } })).rejects.toThrow(/below cost/);
  const fixed = { kind: 'order', amountOffMinor: 5_000 } as const;
  await expect(add({ takes: fixed, minimumMinor: 5_500 })).rejects.toThrow(/below cost/);
  await add({ takes: fixed, minimumMinor: 50_000 });
});

test('parcels and the card count, too: free shipping on anything never goes up', async () => {
  const free = { kind: 'shipping', percentOff: 100 } as const;
  await expect(add({ takes: free })).rejects.toThrow(/below cost/);
  await add({ takes: free, minimumMinor: 7_500 });
});
