import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { getOwnOrder } from '../orders.service.ts';
import { covered, isForwarded } from '../order-proof.service.ts';
import { listItems } from '../order-items.queries.ts';

/** The invoice of a paid order; one whose payment is not known yet has none. */
export async function makeInvoice(
  { db }: Dependencies,
  visit: Visit,
  resourceId: string,
): Promise<{ pdf: Buffer; fileName: string }> {
  const order = await getOwnOrder(db, visit, resourceId);
  if (order.placedAt === null) fail('notFound');
  const shown = (await isForwarded(db, visit, order)) ? covered(order) : order;
  const pdf = await drawInvoice(shown, await listItems(db, order.id));
  return { pdf, fileName: `Invoice ${order.reference}.pdf` };
}
