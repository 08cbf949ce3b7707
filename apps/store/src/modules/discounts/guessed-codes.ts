import { networkOf } from '@albumen/server-kit/network';
import type { Dependencies } from '../../dependencies.ts';
import {
  countGuess,
  isUsedUp,
  noteHits,
  takeBackHits,
  type Hit,
  type RateLimit,
} from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { codeOf, findDiscount, isUsable } from './discounts.service.ts';

const perCheckout: RateLimit = { name: 'discount-code:checkout', hits: 10, windowSeconds: 600 };
const perAddress: RateLimit = { name: 'discount-code:ip', hits: 30, windowSeconds: 3600 };
const perTypedCode: RateLimit = { name: 'discount-code:typed', hits: 1, windowSeconds: 3600 };

interface TypedCode {
  typed: string | undefined;
  checkoutId: string;
  ip: string;
}

/**
 * Codes that nobody can use are counted, and whoever tries many waits; who types a right one does not. At an
 * address each code counts once: the guests of a party type what their flyer says, and repeating it is no guess.
 * What became of the code plays no part in it, for the count would tell.
 */
export async function holdBackGuesses(
  { db }: Pick<Dependencies, 'db'>,
  { labBrand }: Pick<Visit, 'labBrand'>,
  { typed = '', checkoutId, ip }: TypedCode,
): Promise<void> {
  const code = codeOf(typed);
  if (code === '') return;
  const target = { limit: perCheckout, value: checkoutId };
  const asTyped = typedAt(ip, labBrand, code);
  const isRepeated = await isUsedUp(db, asTyped.limit, asTyped.value);
  const ofNetwork = isRepeated ? [] : [{ limit: perAddress, value: ip }];
  await countGuess(db, { target, ofNetwork });
  // Only now: a code that was refused unseen is as new as before.
  await noteHits(db, [asTyped]);
  const discount = await findDiscount(db, labBrand, code);
  if (discount !== undefined && isUsable(discount)) await takeBackHits(db, [...ofNetwork, target]);
}

/** A code of this brand at this network; a hash of it, for it may be of any length. */
function typedAt(ip: string, labBrand: string, code: string): Hit {
  const hash = hashToken(`${labBrand} ${code}`).toString('base64url');
  return { limit: perTypedCode, value: `${networkOf(ip)} ${hash}` };
}
