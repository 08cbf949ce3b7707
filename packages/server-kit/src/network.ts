import { isIPv6 } from 'node:net';

/**
 * The part of an address that one subscriber has: an IPv4 address as a whole, of an IPv6 address its first
 * 64 bits, for the rest is everybody's own choice. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  return firstGroups(address, 4);
}

/** As `networkOf`, but of an IPv6 address the first 48 bits: one customer may have all networks of these. */
export function siteOf(address: string): string {
  return firstGroups(address, 3);
}

function firstGroups(address: string, count: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A tail in IPv4's notation stands for two groups.
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: missing }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${count * 16}`;
}
