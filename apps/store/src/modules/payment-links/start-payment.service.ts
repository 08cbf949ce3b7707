import type { StartLinkPayment } from '@albumen/contract/endpoints/payment-links';
import { isLocalMethod, type LocalMethodId } from '@albumen/contract/payments/pay-methods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { heardOf } from '../payments/local-notices.service.ts';
import {
  countPress,
  insertTry,
  payerOf,
  refuseMethod,
  refuseUnpayable,
} from './claim-payment.service.ts';
import { collectLinkPayment } from './link-jobs.ts';
import { findOpen } from './link-payments.queries.ts';
import * as starts from './link-starts.queries.ts';
import { isReadable } from './payment-links.policy.ts';
import { lockLink, type LinkRow } from './payment-links.queries.ts';
import { settleLocked } from './settle-payment.service.ts';

interface Starting extends StartLinkPayment {
  linkId: string;
  ip: string;
}

/** The gateway gives a payer half an hour; a promise that it never tells of is not waited for. */
const promiseLastsMs = 45 * 60_000;

const provider = 'otherMethods';

/**
 * Ties a payment of the gateway to a link, before its payer is led to a bank. One that is confirmed
 * elsewhere leaves the link awaiting it. Safe to repeat.
 */
export function startPayment(deps: Dependencies, visit: Visit, starting: Starting): Promise<void> {
  const { linkId, method, paymentId: providerPaymentId } = starting;
  if (!isLocalMethod(method)) fail('paymentUnavailable');
  return deps.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, linkId);
    if (link === undefined || !isReadable(visit, link)) fail('notFound');
    const known = await starts.findStart(trx, providerPaymentId);
    if (known !== undefined) return known.linkId === linkId ? undefined : fail('notFound');
    const open = await findOpen(trx, linkId);
    if (open !== undefined) fail(open.status === 'pending' ? 'linkAwaiting' : 'linkBusy');
    refuseUnpayable(link, starting, deps.clock.now());
    const paymentId = starting.isConfirmedElsewhere
      ? await promise(trx, deps, { link, starting, method })
      : await countStart(trx, deps, { link, starting, method });
    const { amountMinor, currency } = link;
    const isNew = await starts.insertStart(trx, {
      providerPaymentId,
      linkId,
      method,
      amountMinor,
      currency,
      paymentId,
      ...payerOf(starting),
    });
    if (!isNew) fail('notFound');
    await collectEarly(trx, deps, providerPaymentId);
  });
}

/** The gateway may be quicker than the page. */
async function collectEarly(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  providerPaymentId: string,
): Promise<void> {
  const told = await heardOf(trx, providerPaymentId);
  if (told !== undefined) await jobs.enqueue(trx, collectLinkPayment, { providerPaymentId });
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
): Promise<string> {
  const { id } = await insertTry(trx, deps, {
    link,
    press: starting,
    method,
    provider,
    lookAfterMs: promiseLastsMs,
  });
  await settleLocked(trx, deps, { link, paymentId: id, outcome: { kind: 'promised' } });
  return id;
}

async function countStart(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { link, starting, method }: Started,
): Promise<null> {
  refuseMethod(deps, link, { method, provider });
  await countPress(trx, link, starting.ip);
  return null;
}
