import type { Dependencies } from '../../dependencies.ts';
import { lookUpAwaited } from '../payments/look-up-awaited.ts';
import { listAwaited } from './link-payments.queries.ts';
import { settlePayment } from './settle-payment.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

/** Links whose money has come, or will not, without a notice of it. */
export function lookUpAwaitedPayments(deps: Needs): Promise<void> {
  return lookUpAwaited(deps, {
    list: (page) => listAwaited(deps.db, page),
    settle: (id, outcome) => settlePayment(deps, id, outcome),
  });
}
