import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { testNonces, type TestNonce } from '../../test-values/test-nonces.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { storeCard, type Card } from '../vault/cards.service.ts';
import type { Nonce } from './nonce-content.ts';

type Needs = Pick<Dependencies, 'clock' | 'sealer' | 'settings'> & { merchant: Merchant };

const byName = new Map(testNonces.map((one) => [one.nonce, one]));

/** One of the nonces of the test values, with a card of its own each time; in the sandbox only. */
export async function findTestNonce(
  db: Kysely<Tables>,
  needs: Needs,
  nonce: string,
): Promise<Nonce | undefined> {
  const known = needs.settings.GATEWAY_SANDBOX ? byName.get(nonce) : undefined;
  if (!known) return undefined;
  const now = timeOf(needs.clock, needs.merchant);
  return {
    nonce,
    type: known.type,
    card: await cardOf(db, needs, known),
    cvvResponse: known.number === undefined ? 'I' : 'M',
    paymentMethodToken: null,
    customerId: null,
    outcome: known.outcome ?? null,
    threeDSecure: known.threeDSecure ?? null,
    details: known.details ?? {},
    isConsumed: known.isConsumed ?? false,
    createdAt: now,
    expiresAt: now,
  };
}

async function cardOf(
  db: Kysely<Tables>,
  { sealer, clock, merchant }: Needs,
  { number, binData }: TestNonce,
): Promise<Card | null> {
  if (number === undefined) return null;
  const now = timeOf(clock, merchant);
  return storeCard(db, sealer, {
    merchantId: merchant.id,
    entry: { number, expirationMonth: '12', expirationYear: String(now.getUTCFullYear() + 4) },
    now,
    ...(binData && { binData }),
  });
}
