import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  [['10.1.2.3'], ['10.1.2.3', '::ffff:10.1.2.3'], ['10.1.2.4', 'unknown', '']],
  [['10.0.0.0/8'], ['10.9.9.9'], ['11.0.0.1']],
  [['192.168.16.0/255.255.240.0'], ['192.168.31.255'], ['192.168.32.0']],
  [['203.0.113.7/255.255.255.255'], ['203.0.113.7'], ['203.0.113.8']],
  [
    ['loopback', '2001:db8::/32'],
    ['127.8.8.8', '::1', '2001:db8::5'],
    ['2001:db9::5', '10.0.0.1'],
  ],
  [['uniquelocal'], ['172.16.0.1', 'fd00::1'], ['172.32.0.1', 'fe80::1']],
  [[], [], ['127.0.0.1']],
])('of %j it trusts %j and not %j', (listed, trusted, others) => {
  const isTrusted = trustedProxies(listed);
  // Twice: the second time it remembers.
  for (const address of [...trusted, ...trusted]) expect(isTrusted(address)).toBe(true);
  for (const address of [...others, ...others]) expect(isTrusted(address)).toBe(false);
});

test('what is no address is refused when it is listed', () => {
  expect(() => trustedProxies(['proxy.example'])).toThrow();
  expect(() => trustedProxies(['10.0.0.0/40'])).toThrow();
});
