import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor, isLoopbackOrigin } from '../../http/addresses.ts';
import { allowedOrigins } from '../merchants/merchants.service.ts';

/** Banks lead to our own return pages, to the merchant's own, and to apps; never elsewhere. */
export async function ownAddresses(
  { db, settings }: Dependencies,
  request: FastifyRequest,
  merchantId: string,
): Promise<(url: string) => boolean> {
  const allowed = [
    ...(await allowedOrigins(db, merchantId)),
    ...addressesFor(settings, request).origins,
  ];
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { origin, protocol } = new URL(url);
    if (protocol !== 'http:' && protocol !== 'https:') return isAppScheme(protocol);
    return allowed.includes(origin) || (settings.GATEWAY_SANDBOX && isLoopbackOrigin(origin));
  };
}

/** Schemes that apps register have a dot, which no scheme of the web has. */
function isAppScheme(protocol: string): boolean {
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol);
}
