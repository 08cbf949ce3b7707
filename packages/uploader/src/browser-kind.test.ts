import { expect, test } from 'vitest';
import { isLargeBatchBrowser } from './browser-kind.ts';

test('Chrome, Edge and Firefox take large batches, Safari and browsers on an iPhone do not', () => {
  const large = [
    'Chrome/156.0 Safari/537.36',
    'Chrome/156.0 Edg/156.0',
    'Gecko/20100101 Firefox/149.0',
  ];
  const others = ['Version/26.0 Safari/605.1', 'CriOS/156.0 Mobile Safari/604.1'];
  expect(large.map(isLargeBatchBrowser)).toEqual([true, true, true]);
  expect(others.map(isLargeBatchBrowser)).toEqual([false, false]);
});
