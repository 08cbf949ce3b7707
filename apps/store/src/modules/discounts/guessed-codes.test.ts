import * as checkout from '@albumen/contract/endpoints/checkout';
import { expect, test } from 'vitest';
import { openBankRig } from '../../../test/bank-rig.ts';
import { fillCart } from '../../../test/filled-cart.ts';
import { addDiscount } from './add-discount.service.ts';

const { app, atBank } = await openBankRig();

async function buyer(ip: string) {
  const { id: visitorId, token } = await app.make.visitor();
  const client = app.browser();
  client.jar.set('visitor', token);
  await fillCart(app, { visitorId });
  const { resourceId } = (await client.call(checkout.startCheckout)).body;
  return async (discountCode: string) => {
    const input = { params: { resourceId }, body: { discountCode }, ip };
    return (await client.call(checkout.updateCheckout, input)).status;
  };
}

test('whoever guesses codes waits, at each checkout and at each address; others do not', async () => {
  const takes = { kind: 'order', percentOff: 10 } as const;
  await addDiscount(app.deps, { labBrand: 'halide', code: 'SUMMER10', label: 'Summer', takes });
  const statuses: number[] = [];
  for (let cart = 0; cart < 4; cart += 1) {
    const guess = await buyer('198.51.100.1');
    for (let count = 0; count < 11; count += 1) statuses.push(await guess(`GUESS${cart}${count}`));
  }
  expect(statuses.slice(0, 11)).toEqual([...Array<number>(10).fill(422), 429]);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  const guest = await buyer('203.0.113.9');
  expect(await guest('SUMMR10')).toBe(422);
  expect(await guest('SUMMER10')).toBe(200);
});

test('a code that many type at one address counts there once, whatever became of it', async () => {
  const takes = { kind: 'order', percentOff: 10 } as const;
  const code = { labBrand: 'halide', label: 'Summer', takes } as const;
  await addDiscount(app.deps, { ...code, code: 'SUMMER10' });
  await addDiscount(app.deps, { ...code, code: 'ENDED', endsAt: new Date(0) });
  for (const typed of ['ENDED', 'NOBODY']) {
    for (let guest = 0; guest < 20; guest += 1) {
      const guess = await buyer('198.51.100.7');
      expect([await guess(typed), await guess(typed)]).toEqual([422, 422]);
    }
  }
  const statuses: number[] = [];
  for (let cart = 0; cart < 4; cart += 1) {
    const guess = await buyer('198.51.100.7');
    for (let count = 0; count < 8; count += 1) statuses.push(await guess(`GUESS${cart}${count}`));
  }
  expect(statuses).toEqual([...Array<number>(28).fill(422), ...Array<number>(4).fill(429)]);
  // Its refusal was no answer: it is as new as before.
  const late = await buyer('198.51.100.7');
  expect([await late('GUESS37'), await late('GUESS37'), await late('SUMMER10')]).toEqual([
    429, 429, 429,
  ]);
});

test('whoever tries many codes at once has no more of them than one after the other', async () => {
  const takes = { kind: 'order', percentOff: 10 } as const;
  await addDiscount(app.deps, { labBrand: 'halide', code: 'SUMMER10', label: 'Summer', takes });
  const guesses: ((code: string) => Promise<number>)[] = [];
  for (let cart = 0; cart < 45; cart += 1) guesses.push(await buyer('198.51.100.1'));
  const statuses = await Promise.all(guesses.map((guess, index) => guess(`GUESS${index}`)));
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(await (await buyer('198.51.100.1'))('SUMMER10')).toBe(429);
  const guest = await buyer('203.0.113.9');
  for (let count = 0; count < 12; count += 1) expect(await guest('SUMMER10')).toBe(200);
});

test.each(['submit', 'start'] as const)('whoever guesses codes by %s waits, too', async (call) => {
  const checkout = await atBank();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const form = { discountCode: `GUESS${count}` };
    statuses.push((await checkout[call]({ form })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});

test('a code that has ended or is used up tells a guesser no more than one that nobody knows', async () => {
  const takes = { kind: 'order', percentOff: 10 } as const;
  const code = { labBrand: 'halide', label: 'Summer', takes } as const;
  await addDiscount(app.deps, { ...code, code: 'ENDED', endsAt: new Date(0) });
  await addDiscount(app.deps, { ...code, code: 'USEDUP', useLimit: 0 });
  for (const [index, typed] of ['NOBODY', 'ENDED', 'USEDUP'].entries()) {
    const guess = await buyer(`203.0.113.${index}`);
    for (let count = 0; count < 10; count += 1) expect(await guess(typed)).toBe(422);
    expect(await guess(typed)).toBe(429);
  }
});
