import { isOpenAttempt } from '@albumen/domain/ordering/payment-attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { countLook, findAttempt, type AttemptRow } from '../payments/attempts.service.ts';
import { lookUpIn } from './order-jobs.ts';
import { settleAttempt } from './settle-attempt.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

/**
 * A charge that the provider has not heard of this long after it was asked never will be one, save for
 * a request that lay somewhere on its way: that is looked for a few times more, and goes back.
 */
const givenUpAfterMs = 45_000;
const nextLookMs = 5_000;
const lateLooksMs = [60_000, 10 * 60_000, 3_600_000, 24 * 3_600_000];

/** Asks the provider by our reference what came of a charge. Safe to repeat at any time. */
export async function reconcile(deps: Needs, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (attempt === undefined || !mayStillChange(attempt)) return;
  const found = await ask(deps, attempt);
  if (found !== undefined && found.kind !== 'unknown') {
    await settleAttempt(deps, attemptId, found);
    if (found.kind !== 'failed') return;
  }
  if (found?.kind === 'unknown') deps.errors.report(found.cause);
  const ageMs = Date.now() - attempt.claimedAt.getTime();
  if (found === undefined && ageMs >= givenUpAfterMs && isOpenAttempt(attempt.status)) {
    await settleAttempt(deps, attemptId, {
      kind: 'failed',
      code: 'never-charged',
      text: 'The provider knows of no such charge.',
    });
  }
  await lookAgain(deps, attempt, ageMs);
}

/** What was declined or failed is only looked after where nobody heard its answer. */
function mayStillChange({ status, failureCode }: AttemptRow): boolean {
  return isOpenAttempt(status) || (status === 'failed' && failureCode === 'never-charged');
}

function ask({ payments }: Needs, attempt: AttemptRow): Promise<ChargeOutcome | undefined> {
  const { provider, reference, amountMinor, currency } = attempt;
  const of = provider === 'none' ? undefined : payments[provider];
  if (of === undefined) throw new Error(`${provider} is no longer set up`);
  return of.find({ reference, amountMinor, currency });
}

async function lookAgain(deps: Needs, { id }: AttemptRow, ageMs: number): Promise<void> {
  if (ageMs < givenUpAfterMs) {
    return lookUpIn(deps.db, deps, { attemptId: id, ms: nextLookMs });
  }
  const looks = await countLook(deps.db, id);
  const settled = await findAttempt(deps.db, id);
  const isOpen = settled !== undefined && isOpenAttempt(settled.status);
  const ms = lateLooksMs[looks - 1] ?? (isOpen ? lateLooksMs.at(-1) : undefined);
  if (ms !== undefined) await lookUpIn(deps.db, deps, { attemptId: id, ms });
}
