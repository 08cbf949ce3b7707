import type { Dependencies } from '../../dependencies.ts';
import { listInDoubt, listLostLooks } from './in-doubt.queries.ts';
import { collect } from './collect.service.ts';
import { deleteNoticesBefore } from './local-notices.queries.ts';
import { lookUp, mostLooks } from './look-up.service.ts';
import { oneByOne } from './one-by-one.ts';
import { listRequested } from './refunds.queries.ts';
import { refundOnce } from './refunds.service.ts';
import { deleteStartsBefore, listNotified } from './starts.queries.ts';

const atOnce = 200;
/** Longer than their own jobs take in good times. */
const inDoubtAfterMs = 5 * 60_000;
const requestedAfterMs = 30 * 60_000;
/** By then all looks but the last have been taken, where their jobs were not lost. */
const lookedForAfterMs = 3_600_000;
const lookedForWithinMs = 3 * 24 * 3_600_000;
const noticesKeptMs = 30 * 24 * 3_600_000;

/**
 * Takes up what no job has in hand: attempts whose outcome is open or only presumed, returns that nobody
 * confirmed, and approvals that nobody charged. Jobs do it sooner; this makes up for those that were
 * lost, as after an update that names them otherwise. Safe to repeat.
 */
export async function sweep(deps: Dependencies): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const before = (ms: number) => ({ before: new Date(now - ms), count: atOnce });
  const attempts = await listInDoubt(db, before(inDoubtAfterMs));
  const lost = await listLostLooks(db, {
    ...before(lookedForAfterMs),
    from: new Date(now - lookedForWithinMs),
    looks: mostLooks,
  });
  const payments = await listNotified(db, atOnce);
  const refunds = await listRequested(db, before(requestedAfterMs));
  await oneByOne(deps, [...attempts, ...lost], (id) => lookUp(deps, id));
  await oneByOne(deps, payments, (id) => collect(deps, id));
  await oneByOne(deps, refunds, (id) => refundOnce(deps, id));
  const kept = new Date(now - noticesKeptMs);
  await deleteNoticesBefore(db, kept);
  await deleteStartsBefore(db, kept);
}
