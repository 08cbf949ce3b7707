import { calls } from '@albumen/contract/schemas/operator-books';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { compareNamedDay, getBooks, resolveGap } from './comparison.service.ts';
import { listPayouts, markPaid, payoutsCsv } from './payouts.service.ts';

/** Photographers to be paid, and what the provider's list and the books don't agree on. */
export function addOperatorBooks(route: Router, deps: Dependencies): void {
  route(calls.listPayouts, () => listPayouts(deps));

  route(calls.payoutsCsv, async ({ visit, reply }) =>
    sendFile(reply, { name: 'payouts.csv', body: await payoutsCsv(deps, visit) }),
  );

  route(calls.markPaid, async ({ visit, body }) => {
    await markPaid(deps, visit, body);
    return { isDone: true };
  });

  route(calls.getBooks, () => getBooks(deps));

  route(calls.compareBooks, async ({ body: { day } }) => {
    await compareNamedDay(deps, day);
    return { isDone: true };
  });

  route(calls.resolveGap, async ({ visit, params: { id }, body: { note } }) => ({
    isDone: await resolveGap(deps, visit, { id, note }),
  }));
}
