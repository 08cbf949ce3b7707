import { calls } from '@albumen/contract/schemas/operator-books';
import type { Dependencies } from '../../dependencies.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { operatorOnly } from '../operator/operator-session.ts';
import { compareNamedDay, getBooks, resolveGap } from './comparison.service.ts';
import { listPayouts, markPaid, payoutsCsv } from './payouts.service.ts';

/** Photographers to be paid, and what the provider's list and the books don't agree on. */
export function addOperatorBooks(route: Router, deps: Dependencies): void {
  const guards = [operatorOnly(deps)];

  route(calls.listPayouts, { guards }, () => listPayouts(deps));

  route(calls.payoutsCsv, { guards }, async ({ reply }) =>
    sendFile(reply, { name: 'payouts.csv', body: await payoutsCsv(deps) }),
  );

  route(calls.markPaid, { guards }, async ({ body }) => {
    await markPaid(deps, body);
    return { isDone: true };
  });

  route(calls.getBooks, { guards }, () => getBooks(deps));

  route(calls.compareBooks, { guards }, async ({ body: { day } }) => {
    await compareNamedDay(deps, day);
    return { isDone: true };
  });

  route(calls.resolveGap, { guards }, async ({ params: { id }, body: { note } }) => ({
    isDone: await resolveGap(deps, id, note),
  }));
}
