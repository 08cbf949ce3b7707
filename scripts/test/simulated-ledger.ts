import { expect } from 'vitest';
import { booksBalance } from '../../apps/store/src/modules/books/books-balance.ts';
import {
  compareNamedDay,
  getBooks,
} from '../../apps/store/src/modules/books/comparison.service.ts';
import { play, type Held, type SimulatedBuyer } from './simulated-buyers.ts';
import type { StoreAndGateway } from './store-and-gateway.ts';

/** At once, so that buyers meet each other in the database. */
const lanes = 8;

/** Lets them all pay; then the books, the gateway and what was done have to say the same. */
export async function expectSameLedger(
  rig: StoreAndGateway,
  buyers: readonly SimulatedBuyer[],
): Promise<void> {
  const held: Held[] = [];
  const waiting = buyers.values();
  const lane = async () => {
    for (const buyer of waiting) {
      await clearLimits(rig);
      held.push(await play(rig, buyer));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const expected = sumsOf(held);
  expect(await sumsAtGateway(rig)).toEqual(expected);
  expect(await sumsInBooks(rig)).toEqual(expected);
  expect(await booksBalance(rig.app.db)).toEqual([]);
  await compareNamedDay(rig.app.deps, new Date().toISOString().slice(0, 10));
  expect((await getBooks(rig.app.deps)).gaps).toEqual([]);
}

/** They live at many addresses, the test at one. What somebody counts at the moment is left alone. */
async function clearLimits({ app }: StoreAndGateway): Promise<void> {
  await app.db
    .deleteFrom('rateLimits')
    .where('bucket', 'in', (row) =>
      row.selectFrom('rateLimits').select('bucket').forUpdate().skipLocked(),
    )
    .execute();
}

type Sums = Record<string, number>;

function sumsOf(held: readonly Held[]): Sums {
  const sums: Sums = {};
  for (const { currency, chargedMinor, returnedMinor } of held) {
    sums[currency] = (sums[currency] ?? 0) + chargedMinor - returnedMinor;
  }
  return withoutZeros(sums);
}

/** What charges and returns that stand come to, as the gateway itself has them. */
async function sumsAtGateway({ gateway }: StoreAndGateway): Promise<Sums> {
  const rows = await gateway.db
    .selectFrom('transactions')
    .select(['type', 'amountMinor', 'currency'])
    .where('status', 'not in', ['voided', 'processor_declined', 'gateway_rejected', 'failed'])
    .execute();
  const sums: Sums = {};
  for (const { type, amountMinor, currency } of rows) {
    sums[currency] = (sums[currency] ?? 0) + (type === 'credit' ? -amountMinor : amountMinor);
  }
  return withoutZeros(sums);
}

async function sumsInBooks({ app }: StoreAndGateway): Promise<Sums> {
  const { balances } = await getBooks(app.deps);
  const clearing = balances.filter(({ account }) => account === 'providerClearing');
  return Object.fromEntries(clearing.map(({ currency, amountMinor }) => [currency, amountMinor]));
}

function withoutZeros(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}
