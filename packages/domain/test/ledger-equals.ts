import { expect } from 'vitest';
import { sumsOf, type JournalAccount } from '../src/books/journal.ts';
import { earnedOf } from '../src/ordering/refunds.ts';
import type { Outcome } from './simulated-order.ts';

/** Ledger, gateway and orders say the same of these orders together, and of each by itself. */
export function expectSame(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) expectSameOfOne(outcome);
  const held = new Map<string, number>();
  for (const { gateway } of outcomes) {
    for (const [currency, minor] of gateway) {
      held.set(currency, (held.get(currency) ?? 0) + minor);
    }
  }
  const entries = outcomes.flatMap((outcome) => outcome.entries);
  for (const [currency, minor] of held) {
    expect(standing(entries, 'providerClearing', currency)).toBe(minor);
  }
}

function expectSameOfOne({ entries, gateway, order, onItsWayMinor }: Outcome): void {
  for (const { lines } of entries) {
    expect([...sumsOf(lines).values()].every((sum) => sum === 0)).toBe(true);
  }
  for (const [currency, minor] of gateway) {
    expect(standing(entries, 'providerClearing', currency)).toBe(minor);
  }
  expect(standing(entries, 'customer', 'USD')).toBe(0);
  expect(standing(entries, 'refunds', 'USD')).toBe(0 - onItsWayMinor);
  if (order.paidMinor === 0) return;
  const parts = (['sales', 'shipping', 'tax', 'photographer'] as const).map(
    (account) => 0 - standing(entries, account, 'USD'),
  );
  const [sales = 0, shipping = 0, tax = 0, photographer = 0] = parts;
  expect(sales + shipping + tax + photographer).toBe(order.leftMinor);
  expect(shipping).toBeGreaterThanOrEqual(0);
  expect(tax).toBeGreaterThanOrEqual(0);
  const earned = order.soldLines.map((line, at) => {
    const { totalMinor = 0, refundedMinor = 0 } = order.lines[at] ?? {};
    return line.sellerId === null ? 0 : earnedOf({ ...line, totalMinor, refundedMinor });
  });
  expect(photographer).toBe(earned.reduce((sum, minor) => sum + minor, 0));
  if (order.leftMinor === 0) expect(parts).toEqual([0, 0, 0, 0]);
}

function standing(entries: Outcome['entries'], account: JournalAccount, currency: string): number {
  const lines = entries.flatMap((entry) => entry.lines);
  return lines
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((total, { amountMinor }) => total + amountMinor, 0);
}
