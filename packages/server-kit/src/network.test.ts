import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['somebody@people.test', 'somebody@people.test'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a site is an IPv4 address, or 48 bits that one customer may have', () => {
  expect(siteOf('203.0.113.7')).toBe('203.0.113.7');
  expect(siteOf('2001:db8:1:2::9')).toBe(siteOf('2001:db8:1:ffff::1'));
  expect(siteOf('2001:db8:1:2::9')).not.toBe(siteOf('2001:db8:2:2::9'));
});
