import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { currentRequestId, withRequestId } from './request-context.ts';

/** What proxies make: hexadecimal digits, or a UUID. */
const grammar = /^[\w-]{8,64}$/;

const header = 'x-request-id';

/** Names that stand for networks where proxies are listed. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * The id under which a request stands in logs and answers: the one that a trusted proxy gave it in
 * `X-Request-Id`, so that both logs tell of it by one name, else a new one. What a page asks of its own
 * process has the page's.
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
    const given = requestIdIn(headers);
    const family = isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4';
    if (given !== undefined && trusted.check(remoteAddress, family)) return given;
    return currentRequestId() ?? randomUUID();
  };
}

/** What a caller says that its request is called; whether it is believed is not decided here. */
export function requestIdIn(headers: IncomingHttpHeaders): string | undefined {
  const given = headers[header];
  return typeof given === 'string' && grammar.test(given) ? given : undefined;
}

/** What a request causes goes on under its id, and every answer that is a failure names it. */
export function passRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withRequestId(request.id, done));
  // Whoever has read a body has come from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400) void reply.header(header, request.id);
    return payload;
  });
}
