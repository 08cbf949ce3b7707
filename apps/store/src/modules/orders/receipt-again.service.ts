import type { Dependencies } from '../../dependencies.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { fail } from '../../http/problem-error.ts';
import { recordChange } from '../audit/audit.service.ts';
import { listItems } from './order-items.queries.ts';
import { mailReceipt } from './order-mails.service.ts';
import { findOrder } from './orders.queries.ts';

/** The receipt as it was mailed first, to the same address; false where nothing was ordered yet. */
export async function mailReceiptAgain(
  deps: Dependencies,
  visit: ActingVisit,
  orderId: string,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const order = (await findOrder(trx, orderId)) ?? fail('notFound');
    if (order.placedAt === null) return false;
    const items = await listItems(trx, orderId);
    await mailReceipt(trx, deps, { order, items });
    const change = {
      action: 'mail.again',
      subjectId: orderId,
      subjectName: order.reference,
    } as const;
    await recordChange(trx, visit, { ...change, after: { to: order.email, kind: 'orderReceipt' } });
    return true;
  });
}
