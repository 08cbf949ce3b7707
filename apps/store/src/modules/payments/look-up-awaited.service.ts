import type { Dependencies } from '../../dependencies.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { listAwaited, type AttemptRow } from './attempts.queries.ts';
import { findCharge } from './look-up.service.ts';
import { oneByOne } from './one-by-one.ts';
import { settle } from './settle.service.ts';

const atOnce = 100;

/** Asks the provider of each charge whose money takes days: the notice may be lost. Safe to repeat. */
export async function lookUpAwaitedCharges(deps: Dependencies): Promise<void> {
  for (let after = ''; ;) {
    const attempts = await listAwaited(deps.db, { after, count: atOnce });
    const last = attempts.at(-1);
    if (last === undefined) return;
    await oneByOne(deps, attempts, (attempt) => lookUpCharge(deps, attempt));
    after = last.id;
  }
}

async function lookUpCharge(deps: Dependencies, attempt: AttemptRow): Promise<void> {
  const found = await findCharge(deps, attempt);
  if (found !== undefined && isDecided(found)) await settle(deps, attempt.id, found);
}

function isDecided({ kind }: ChargeOutcome): boolean {
  return kind !== 'deferred' && kind !== 'unknown';
}
