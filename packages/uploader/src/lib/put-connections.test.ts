import { expect, test } from 'vitest';
import { connectionsTo } from './put-connections.ts';

test('only a host that is known to share one connection gets all lanes', () => {
  const apiUrl = 'https://shop.test/health';
  const line = { apiUrl, protocol: 'h2', lanes: 12 };
  expect(connectionsTo('https://shop.test/files/1', line)).toBe(12);
  expect(connectionsTo('https://bucket.test/1', line)).toBe(4);
  expect(connectionsTo('https://shop.test/files/1', { ...line, protocol: 'http/1.1' })).toBe(4);
  expect(connectionsTo('https://bucket.test/1', { ...line, lanes: 2 })).toBe(2);
});
