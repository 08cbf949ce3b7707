import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test('sizes are said in MB of 1,048,576 bytes, small ones with one digit', () => {
  expect(formatSize(0)).toBe('0 MB');
  expect(formatSize(1_048_576)).toBe('1 MB');
  expect(formatSize(4.4 * 1_048_576)).toBe('4.4 MB');
  expect(formatSize(40 * 1_048_576)).toBe('40 MB');
  expect(formatSize(1204.4 * 1_048_576)).toBe('1,204 MB');
});

test('a small file has a size, too', () => {
  expect([1, 52_000, 53_000].map(formatSize)).toEqual(['under 0.1 MB', 'under 0.1 MB', '0.1 MB']);
});

test('from ten thousand MB on they are said in GB', () => {
  expect(formatSize(37.5 * 1024 * 1_048_576)).toBe('37.5 GB');
});
