import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginLoading, isLoadingShown } from './loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the indicator shows after 80 ms and clears 50 ms after the end', () => {
  const end = beginLoading();
  vi.advanceTimersByTime(79);
  expect(isLoadingShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLoadingShown()).toBe(true);
  end();
  vi.advanceTimersByTime(49);
  expect(isLoadingShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLoadingShown()).toBe(false);
});

test('a quick request never shows it', () => {
  const end = beginLoading();
  vi.advanceTimersByTime(60);
  end();
  vi.advanceTimersByTime(500);
  expect(isLoadingShown()).toBe(false);
});

test('a request that ends clears it only when it was the last one started', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  vi.advanceTimersByTime(80);
  endFirst();
  vi.advanceTimersByTime(1000);
  expect(isLoadingShown()).toBe(true);
  endSecond();
  vi.advanceTimersByTime(50);
  expect(isLoadingShown()).toBe(false);
});

test('a slow request does not leave it on for good after a quick one that began later', () => {
  const endSlow = beginLoading();
  vi.advanceTimersByTime(10);
  const endQuick = beginLoading();
  vi.advanceTimersByTime(10);
  endQuick();
  vi.advanceTimersByTime(500);
  endSlow();
  vi.advanceTimersByTime(500);
  expect(isLoadingShown()).toBe(false);
});

test('one that may be shown for so long is cleared then, whatever is still under way', () => {
  const end = beginLoading(3000);
  vi.advanceTimersByTime(3049);
  expect(isLoadingShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLoadingShown()).toBe(false);
  end();
  vi.advanceTimersByTime(500);
  expect(isLoadingShown()).toBe(false);
});
