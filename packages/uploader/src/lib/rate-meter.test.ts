import { expect, test } from 'vitest';
import { RateMeter, timeLeftMs } from './rate-meter.ts';

test('the rate follows the last seconds, not the whole upload', () => {
  const meter = new RateMeter();
  for (let second = 0; second <= 20; second += 1) meter.note(second * 1000, second * 1000);
  for (let second = 21; second <= 40; second += 1) {
    meter.note(20_000 + (second - 20) * 5000, second * 1000);
  }
  expect(meter.bytesPerSecond(40_000)).toBeCloseTo(5000);
});

test('the rate falls while nothing is sent', () => {
  const meter = new RateMeter();
  meter.note(0, 0);
  meter.note(4000, 1000);
  expect(meter.bytesPerSecond(1000)).toBe(4000);
  expect(meter.bytesPerSecond(4000)).toBe(1000);
});

test('without samples there is no rate, and without a rate no time left', () => {
  expect(new RateMeter().bytesPerSecond(5)).toBe(0);
  expect(timeLeftMs(100, 0)).toBeNull();
  expect(timeLeftMs(3000, 1000)).toBe(3000);
  expect(timeLeftMs(0, 0)).toBe(0);
});
