import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateQuantity } from './late-quantity.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A quantity whose calls are answered by hand, in order. */
function quantityOnPage() {
  const sent: string[] = [];
  const answers: ((isAccepted: boolean) => void)[] = [];
  const quantity = createLateQuantity((wanted, isLeaving) => {
    sent.push(isLeaving ? `${wanted}, leaving` : String(wanted));
    return new Promise((resolve) => answers.push(resolve));
  });
  return { ...quantity, sent, answer: (isAccepted: boolean) => answers.shift()?.(isAccepted) };
}

test('a quantity is sent 300 ms after the last choice', () => {
  const { choose, sent } = quantityOnPage();
  choose(2, 1);
  vi.advanceTimersByTime(200);
  choose(25, 1);
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['25']);
});

test('what was chosen just before the page goes away is sent while it goes', () => {
  const { choose, settle, sent } = quantityOnPage();
  choose(25, 1);
  void settle(true);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['25, leaving']);
});

test('nothing is sent when the choice went back in time', () => {
  const { choose, settle, sent } = quantityOnPage();
  expect(choose(5, 1)).toBe(true);
  expect(choose(1, 1)).toBe(false);
  vi.advanceTimersByTime(1000);
  void settle(true);
  expect(sent).toEqual([]);
});

test('going back while the other quantity is under way is sent, too', () => {
  const { choose, sent } = quantityOnPage();
  choose(5, 1);
  vi.advanceTimersByTime(300);
  expect(choose(1, 1)).toBe(true);
  vi.advanceTimersByTime(300);
  expect(sent).toEqual(['5', '1']);
});

test('who waits for it learns whether it was taken, and a refusal counts once', async () => {
  const { choose, settle, answer } = quantityOnPage();
  choose(1000, 1);
  const first = settle();
  answer(false);
  expect(await first).toBe(false);
  expect(await settle()).toBe(true);
});
