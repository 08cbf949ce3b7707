import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** What proxies make: hexadecimal digits, or a UUID. */
const grammar = /^[\w-]{8,64}$/;

/** Names that stand for networks where proxies are listed. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * The id under which a request stands in logs and answers: the one that a trusted proxy gave it in
 * `X-Request-Id`, so that both logs tell of it by one name, else a new one.
 */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies.flatMap((name) => networks[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    // Netmasks are rare: behind a proxy that is listed by one, requests get ids of ours.
    else if (/^\d+$/.test(bits)) trusted.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && grammar.test(given);
    const family = isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4';
    return isGiven && trusted.check(remoteAddress, family) ? given : randomUUID();
  };
}
