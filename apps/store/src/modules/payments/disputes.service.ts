import { roundMinor } from '@albumen/domain/money/rounding';
import { isInDoubt } from '@albumen/domain/payments/attempt.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { DisputeNotice } from '../../third-parties/payments/payment-notices.ts';
import { bookDispute, bookDisputeWon } from '../books/books.service.ts';
import { findByReference, type AttemptRow } from './attempts.queries.ts';
import * as queries from './disputes.queries.ts';
import { payableOf, type LockedPayable } from './payable.ts';
import { insertEvent } from './payable-events.ts';

export { sumDisputed } from './disputes.queries.ts';

/**
 * Takes in what the gateway notifies of a dispute: the payer's bank has taken money back, or gives it
 * back because we won. Late, repeated and turned notices come to the same.
 */
export async function handleDispute(deps: Dependencies, dispute: DisputeNotice): Promise<void> {
  const attempt = await findByReference(deps.db, dispute.reference);
  if (attempt === undefined) return;
  // The gateway notifies again; by then the charge itself is known.
  if (!isSettled(attempt)) throw new Error(`${dispute.reference} is disputed and not settled yet`);
  if (attempt.status !== 'charged' || attempt.currency !== dispute.currency) {
    deps.errors.report(new Error(`${dispute.reference} is disputed, and ${attempt.status} here`));
    return;
  }
  const payableRef = payableOf(attempt);
  await deps.db.transaction().execute(async (trx: Kysely<Tables>) => {
    const payable = await deps.payables[payableRef.kind].lock(trx, deps, payableRef.id);
    const amountMinor = amountOf(dispute, { attempt, payable });
    const taken: Taken = { dispute, amountMinor, attempt, payable };
    if (await queries.insertDispute(trx, rowOf(taken))) {
      if (!isWon(dispute)) await recordTaken(trx, deps, taken);
    } else if ((await queries.moveDispute(trx, dispute.id, dispute.status)) && isWon(dispute)) {
      await recordWon(trx, deps, taken);
    }
  });
}

const isSettled = ({ status }: AttemptRow) => !isInDoubt(status) && status !== 'pending';
const isWon = ({ status }: DisputeNotice) => status === 'won';

interface Taken {
  dispute: DisputeNotice;
  /** Of the payable's currency. */
  amountMinor: number;
  attempt: AttemptRow;
  payable: LockedPayable;
}

function amountOf(
  { amountMinor: chargedMinor }: DisputeNotice,
  { attempt, payable: { price } }: Pick<Taken, 'attempt' | 'payable'>,
): number {
  if (attempt.currency === price.currency) return chargedMinor;
  return roundMinor(price.amountMinor * (chargedMinor / attempt.amountMinor));
}

function rowOf({ dispute, amountMinor, attempt }: Taken) {
  const { id, status, amountMinor: chargedMinor } = dispute;
  return { id, status, attemptId: attempt.id, amountMinor, chargedMinor };
}

async function recordTaken(trx: Kysely<Tables>, deps: Dependencies, taken: Taken): Promise<void> {
  const { dispute, amountMinor, attempt, payable } = taken;
  const { currency } = payable.price;
  await bookDispute(trx, {
    disputeId: dispute.id,
    payable: payableOf(attempt),
    reference: attempt.reference,
    amountMinor,
    currency,
    chargedMinor: dispute.amountMinor,
    chargedCurrency: attempt.currency,
    shares: await payable.bearersOf(amountMinor),
    at: deps.clock.now(),
  });
  const details = { amountMinor, currency };
  await insertEvent(trx, payableOf(attempt), { kind: 'disputed', details });
  deps.errors.report(new Error(`the charge ${attempt.reference} is disputed at its payer's bank`));
}

async function recordWon(
  trx: Kysely<Tables>,
  { clock }: Pick<Dependencies, 'clock'>,
  taken: Taken,
): Promise<void> {
  const { dispute, amountMinor, attempt, payable } = taken;
  const of = { payable: payableOf(attempt), reference: attempt.reference };
  await bookDisputeWon(trx, { ...of, disputeId: dispute.id, at: clock.now() });
  const details = { amountMinor, currency: payable.price.currency };
  await insertEvent(trx, of.payable, { kind: 'dispute-won', details });
  await payable.recordDisputeWon();
}
