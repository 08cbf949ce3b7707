import type { Dependencies } from '../../dependencies.ts';
import { countGuess, takeBackHits, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { codeOf, findDiscount, isUsable } from './discounts.service.ts';

const perCheckout: RateLimit = { name: 'discount-code:checkout', hits: 10, windowSeconds: 600 };
const perAddress: RateLimit = { name: 'discount-code:ip', hits: 30, windowSeconds: 3600 };

interface TypedCode {
  typed: string | undefined;
  checkoutId: string;
  ip: string;
}

/** Codes that nobody can use are counted, and whoever tries many waits; who types a right one does not. */
export async function holdBackGuesses(
  { db }: Pick<Dependencies, 'db'>,
  { labBrand }: Pick<Visit, 'labBrand'>,
  { typed = '', checkoutId, ip }: TypedCode,
): Promise<void> {
  const code = codeOf(typed);
  if (code === '') return;
  const target = { limit: perCheckout, value: checkoutId };
  const ofNetwork = [{ limit: perAddress, value: ip }];
  await countGuess(db, { target, ofNetwork });
  const discount = await findDiscount(db, labBrand, code);
  if (discount !== undefined && isUsable(discount)) await takeBackHits(db, [...ofNetwork, target]);
}
