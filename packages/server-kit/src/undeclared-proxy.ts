import type { FastifyInstance } from 'fastify';

/** Anybody can send the header, from as many addresses as they have. */
const mostNamed = 20;

/**
 * Says once of each address that it forwards for others without being declared: it is not believed, and
 * if it is a proxy of ours, all its visitors count as one.
 */
export function noticeUndeclaredProxies(
  app: FastifyInstance,
  notice: (address: string) => void,
): void {
  const named = new Set<string>();
  app.addHook('onRequest', async ({ raw, ips, log }) => {
    const address = raw.socket.remoteAddress;
    // The first is the neighbor itself; the next is there only when it is believed.
    if (raw.headers['x-forwarded-for'] === undefined || (ips?.length ?? 1) > 1) return;
    if (address === undefined || named.has(address) || named.size >= mostNamed) return;
    named.add(address);
    log.warn(
      `X-Forwarded-For from ${address} is not believed. If that is your proxy, set ` +
        `TRUSTED_PROXIES=${address}; until then all its visitors count as one.`,
    );
    notice(address);
  });
}
