import { BlockList, isIP } from 'node:net';

/** Names that stand for networks where proxies are listed. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const mostRemembered = 1_000;

/**
 * Whether an address is one of the proxies that are listed: addresses, networks with bits or a netmask, and
 * names. Each request asks, of the same few.
 */
export function trustedProxies(listed: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of listed.flatMap((name) => networks[name] ?? [name])) {
    const [address = '', mask] = entry.split('/');
    if (mask === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, bitsOf(mask), familyOf(address));
  }
  const remembered = new Map<string, boolean>();
  return (address) => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const isTrusted = isIP(address) !== 0 && trusted.check(address, familyOf(address));
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(address, isTrusted);
    return isTrusted;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** `8`, or `255.0.0.0`. */
function bitsOf(mask: string): number {
  if (/^\d+$/.test(mask)) return Number(mask);
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return bits.join('').indexOf('0') === -1 ? 32 : bits.join('').indexOf('0');
}
