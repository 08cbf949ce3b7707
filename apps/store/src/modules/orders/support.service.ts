import type { OrderMessage } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { checkoutForSystem, findCheckout } from '../checkout/checkout.service.ts';
import { mailReply, mailReplyAtCheckout } from './order-mails.service.ts';
import { insertMessage, listMessages, type Thread } from './order-messages.queries.ts';
import { isOwn } from './orders.policy.ts';
import { presentMessage } from './orders.presenter.ts';
import * as queries from './orders.queries.ts';
import { getOwnOrder, threadOf } from './orders.service.ts';

const supportLimit: RateLimit = { name: 'order-support', hits: 20, windowSeconds: 3600 };

/** The thread of what people quote, of a secret id, or of a checkout that nothing was ordered at yet. */
export async function readThread(
  { db }: Dependencies,
  visit: Visit,
  referenceId: string,
): Promise<{ messages: OrderMessage[] }> {
  return { messages: await present(db, await threadOfReference(db, visit, referenceId)) };
}

/** What people quote needs its account; the secret id speaks for itself. */
export async function writeToSupport(
  { db }: Dependencies,
  visit: Visit,
  { referenceId, message }: { referenceId: string; message: string },
): Promise<{ messages: OrderMessage[] }> {
  const thread = await threadOfReference(db, visit, referenceId);
  await countHit(db, supportLimit, thread.orderId ?? thread.checkoutId);
  await insertMessage(db, {
    id: newId(),
    ...placeOf(thread),
    author: 'customer',
    body: storableText(message.trim()),
  });
  return { messages: await present(db, thread) };
}

/**
 * An answer of our people; its customer is notified by mail, at a checkout as soon as it has an email.
 * @param id of the order, or of the checkout before there is one
 */
export async function answerSupport(
  deps: Dependencies,
  visit: Visit,
  { id, message }: { id: string; message: string },
): Promise<void> {
  const body = storableText(message.trim());
  await deps.db.transaction().execute(async (trx) => {
    const order = await queries.findOrder(trx, id);
    const checkout = order ?? (await checkoutForSystem(trx, id));
    if (checkout === undefined) fail('notFound');
    const thread = order ? threadOf(order) : { orderId: null, checkoutId: id };
    await insertMessage(trx, { id: newId(), ...placeOf(thread), author: 'staff', body });
    if (order) await mailReply(trx, deps, { order, message: body });
    else await mailReplyAtCheckout(trx, deps, { checkout, message: body });
    const subject = { subjectId: id, subjectName: order?.reference ?? 'A question at checkout' };
    await recordChange(trx, visit, { action: 'order.answer', ...subject });
  });
}

async function threadOfReference(
  db: Kysely<Tables>,
  visit: Visit,
  referenceId: string,
): Promise<Thread> {
  // A secret id may begin like a reference.
  if (!/^[HC]-\d{5,9}$/.test(referenceId)) return threadOfId(db, visit, referenceId);
  const order = await queries.findByReference(db, referenceId);
  const isOfAccount = order?.accountId != null && isOwn(visit, order);
  if (order === undefined || !isOfAccount) fail('notFound');
  return threadOf(order);
}

async function threadOfId(db: Kysely<Tables>, visit: Visit, resourceId: string): Promise<Thread> {
  const hasOrder = (await queries.findStanding(db, resourceId)) !== undefined;
  if (hasOrder) return threadOf(await getOwnOrder(db, visit, resourceId));
  const { id } = await findCheckout(db, visit, resourceId);
  return { orderId: null, checkoutId: id };
}

/** A message belongs to the order where there is one, and to the checkout otherwise. */
function placeOf({ orderId, checkoutId }: Thread) {
  return orderId === null ? { checkoutId } : { orderId };
}

async function present(db: Kysely<Tables>, thread: Thread): Promise<OrderMessage[]> {
  return (await listMessages(db, thread)).map(presentMessage);
}
