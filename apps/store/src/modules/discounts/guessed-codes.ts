import type { Dependencies } from '../../dependencies.ts';
import {
  countHits,
  refuseWhenUsedUp,
  takeBackHits,
  type RateLimit,
} from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { codeOf, findDiscount } from './discounts.service.ts';

const perCheckout: RateLimit = { name: 'discount-code:checkout', hits: 10, windowSeconds: 600 };
const perAddress: RateLimit = { name: 'discount-code:ip', hits: 30, windowSeconds: 3600 };

interface TypedCode {
  typed: string | undefined;
  checkoutId: string;
  ip: string;
}

/** Codes that nobody knows are counted, and whoever tries many waits; who types a known one does not. */
export async function holdBackGuesses(
  { db }: Pick<Dependencies, 'db'>,
  { labBrand }: Pick<Visit, 'labBrand'>,
  { typed = '', checkoutId, ip }: TypedCode,
): Promise<void> {
  const code = codeOf(typed);
  if (code === '') return;
  const guess = [
    { limit: perCheckout, value: checkoutId },
    { limit: perAddress, value: ip },
  ];
  for (const { limit, value } of guess) await refuseWhenUsedUp(db, limit, value);
  await countHits(db, guess);
  if ((await findDiscount(db, labBrand, code)) !== undefined) await takeBackHits(db, guess);
}
