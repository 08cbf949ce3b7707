import { recordOf } from '@albumen/domain/json-record';
import { testAuthentications } from '../../test-values/test-nonces.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { findAuthentication } from './authentications.queries.ts';

type Found = { threeDSecure: Record<string, unknown> } | { problem: 'unknown' | 'other' };

/** What was found of a card under an authentication that a server names by its id. */
export async function findNamedAuthentication(
  { trx, deps, merchant }: ServerWork,
  id: string,
  { card }: Pick<Instrument, 'card'>,
): Promise<Found> {
  const test = deps.settings.GATEWAY_SANDBOX ? testAuthentications.get(id) : undefined;
  if (test) return { threeDSecure: { ...test, threeDSecureAuthenticationId: id } };
  const row = await findAuthentication(trx, id);
  const isOver = row?.state === 'closed' || row?.state === 'confirmed';
  if (row?.merchantId !== merchant.id || !isOver) return { problem: 'unknown' };
  const isSame = row.lastFour === card?.lastFour && row.brand === card.brand;
  return isSame ? { threeDSecure: { ...recordOf(row.info) } } : { problem: 'other' };
}
