import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Anybody can send the header, from as many addresses as they have. */
const mostNamed = 20;

/**
 * Says once of each address that it forwards for others without being declared: it is not believed, and
 * if it is a proxy of ours, all its visitors count as one.
 */
export function noticeUndeclaredProxies(
  app: FastifyInstance,
  {
    isTrusted,
    notice,
  }: { isTrusted: (address: string) => boolean; notice: (address: string) => void },
): void {
  const named = new Set<string>();
  const isNew = ({ headers, socket: { remoteAddress: address } }: IncomingMessage) =>
    headers['x-forwarded-for'] !== undefined &&
    address !== undefined &&
    !isTrusted(address) &&
    !named.has(address) &&
    named.size < mostNamed;
  app.addHook('onRequest', ({ raw, log }, _reply, done) => {
    if (!isNew(raw)) return done();
    const { remoteAddress: address = '' } = raw.socket;
    named.add(address);
    log.warn(
      `X-Forwarded-For from ${address} is not believed. If that is your proxy, set ` +
        `TRUSTED_PROXIES=${address}; until then all its visitors count as one.`,
    );
    notice(address);
    done();
  });
}
