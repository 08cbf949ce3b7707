import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { getMerchant } from '../merchants/merchants.service.ts';
import { finish } from './confirm.service.ts';
import { presentConfirmed, termPath } from './lookup.presenter.ts';

/** Published SDKs wait at the frame of their own version. */
const completionPage =
  /^\/web\/3\.\d+\.\d+(-[\da-f]{16})?\/html\/three-d-secure-authentication-complete-frame(\.min)?\.html$/;

/** The first version of 3-D Secure: here the issuer's answer arrives, and goes on to the page's frame. */
export function addTermPage(scope: FastifyInstance, deps: Dependencies): void {
  scope.get(termPath(':merchantId', ':id'), async (request, reply) => {
    const { merchantId = '', id = '' } = textsOf(request.params);
    const query = textsOf(request.query);
    const { assets } = addressesFor(deps.settings, request);
    const back = backTo(query['authentication_complete_base_url'], assets);
    const merchant = await getMerchant(deps.db, merchantId);
    if (!merchant) refuse(404, 'There is no such merchant.');
    const nonce = query['MD'] ?? '';
    const done = await deps.db
      .transaction()
      .execute((trx) => finish(trx, deps, { id, merchant, nonce }));
    const success = done.info.liabilityShifted;
    back.searchParams.set('auth_response', JSON.stringify({ success, ...presentConfirmed(done) }));
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  });
}

/** Is this the address of such a page here? */
export function isOwnTerm(address: string, own: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return (
    origin === new URL(own).origin &&
    /^\/merchants\/[^/]+\/three_d_secure\/complete\/[^/]+$/.test(pathname)
  );
}

/** The frame of the SDK that waits; no other page gets a result. */
function backTo(address: string | undefined, own: string): URL {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== new URL(own).origin || !completionPage.test(url.pathname)) {
    refuse(422, 'The way back is not one of ours.');
  }
  return url;
}
