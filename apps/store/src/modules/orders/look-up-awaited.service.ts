import type { Dependencies } from '../../dependencies.ts';
import { awaitedCharges } from '../payments/attempts.service.ts';
import { lookUpAwaited } from '../payments/look-up-awaited.ts';
import { settleAttempt } from './settle-attempt.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

/** Orders whose money has come, or will not, without a notice of it. */
export function lookUpAwaitedOrders(deps: Needs): Promise<void> {
  return lookUpAwaited(deps, {
    list: (page) => awaitedCharges(deps.db, page),
    settle: (id, outcome) => settleAttempt(deps, id, outcome),
  });
}
