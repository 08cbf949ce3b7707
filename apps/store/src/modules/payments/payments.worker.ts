import type { Dependencies } from '../../dependencies.ts';
import { collect } from './collect.service.ts';
import { takeUpCutOff } from './cut-off.service.ts';
import { lookUpAwaitedCharges } from './look-up-awaited.service.ts';
import { lookUp } from './look-up.service.ts';
import * as kinds from './payment-jobs.ts';
import { refundOnce } from './refunds.service.ts';
import { sweep } from './sweep.service.ts';

const cutOffLookMs = 5_000;

/** Begins to work on everything that payments leaves for later. */
export async function startPayments(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(kinds.lookUpAttempt, { concurrency: 4 }, ({ attemptId }) =>
    lookUp(deps, attemptId),
  );
  await jobs.work(kinds.collectPayment, { concurrency: 4 }, ({ paymentId }) =>
    collect(deps, paymentId),
  );
  await jobs.work(kinds.refundMoney, { concurrency: 2 }, ({ refundId }) =>
    refundOnce(deps, refundId),
  );
  await jobs.work(kinds.lookUpAwaited, {}, () => lookUpAwaitedCharges(deps));
  jobs.repeat(cutOffLookMs, () => takeUpCutOff(deps));
  await jobs.work(kinds.sweepPayments, {}, () => sweep(deps));
}
