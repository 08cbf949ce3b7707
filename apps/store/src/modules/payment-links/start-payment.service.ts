import type { StartLinkPayment } from '@albumen/contract/endpoints/payment-links';
import { isLocalMethod, type LocalMethodId } from '@albumen/contract/payments/pay-methods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { findOpenAttempt } from '../payments/attempts.service.ts';
import { lookUpIn } from '../payments/payment-jobs.ts';
import { admitPromise } from '../payments/promises.service.ts';
import { settleLocked } from '../payments/settle.service.ts';
import { endStart, findStart, startPayment } from '../payments/starts.service.ts';
import {
  claimAttempt,
  countSubmission,
  payerOf,
  refuseClosedSender,
  refuseMethod,
  refuseUnpayable,
} from './claim-payment.service.ts';
import { linkPayable, lockedLink } from './link-payable.ts';
import { isReadable } from './payment-links.policy.ts';
import { lockLink, type LinkRow } from './payment-links.queries.ts';

interface Starting extends StartLinkPayment {
  linkId: string;
  ip: string;
}

const provider = 'otherMethods';

/**
 * Ties a payment of the gateway to a link, before its payer is led to a bank. One that is confirmed
 * elsewhere leaves the link awaiting it. Safe to repeat.
 */
export function startLinkPayment(
  deps: Dependencies,
  visit: Visit,
  starting: Starting,
): Promise<void> {
  const { linkId, method, paymentId } = starting;
  if (!isLocalMethod(method)) fail('paymentUnavailable');
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, linkId);
    if (link === undefined || !isReadable(visit, link)) fail('notFound');
    const known = await findStart(trx, paymentId);
    if (known !== undefined) return known.linkId === linkId ? undefined : fail('notFound');
    const open = await findOpenAttempt(trx, linkId);
    if (open !== undefined) fail(open.status === 'pending' ? 'linkAwaiting' : 'linkBusy');
    refuseUnpayable(link, starting, deps.clock.now());
    await refuseClosedSender(trx, link);
    const { isConfirmedElsewhere } = starting;
    if (isConfirmedElsewhere) await promise(trx, deps, { link, starting, method });
    else await countStart(trx, deps, { link, starting, method });
    const { amountMinor, currency } = link;
    const payer = payerOf(starting);
    await startPayment(trx, deps, { paymentId, linkId, method, amountMinor, currency, ...payer });
    /* The attempt waits for its payer; the start has done its part. */
    if (isConfirmedElsewhere) await endStart(trx, paymentId);
  });
}

interface Started {
  link: LinkRow;
  starting: Starting;
  method: LocalMethodId;
}

async function promise(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, starting, method }: Started,
): Promise<void> {
  const { paymentId } = starting;
  await admitPromise(trx, { method, payableId: link.id, email: payerOf(starting).payerEmail });
  const claim = { link, submission: starting, method, provider, paymentId } as const;
  const attempt = await claimAttempt(trx, deps, claim);
  const payable = lockedLink(trx, deps, link);
  await settleLocked(trx, deps, { payable, attempt, outcome: { kind: 'promised' } });
  const { promiseLastsMs: ms = 0 } = linkPayable;
  await lookUpIn(trx, deps, { attemptId: attempt.id, ms });
}

async function countStart(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, starting, method }: Started,
): Promise<void> {
  refuseMethod(deps, link, { method, provider });
  await countSubmission(trx, link, starting.ip);
}
