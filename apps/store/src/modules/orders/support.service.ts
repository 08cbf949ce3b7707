import type { OrderMessage } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import { isFirst } from '../../http/request-keys.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import { checkoutForSystem, findCheckout } from '../checkout/checkout.service.ts';
import { mailReply, mailReplyAtCheckout } from './order-mails.service.ts';
import { insertMessage, listMessages, type Thread } from './order-messages.queries.ts';
import { isOwn } from './orders.policy.ts';
import { demandProof, isForwarded, type OrderProof } from './order-proof.service.ts';
import { presentMessage } from './orders.presenter.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { getOwnOrder, threadOf } from './orders.service.ts';

const supportLimit: RateLimit = { name: 'order-support', hits: 20, windowSeconds: 3600 };

/**
 * The thread of what people quote, of a secret id, or of a checkout that nothing was ordered at yet. Who was
 * forwarded an order's link is shown none of it.
 */
export async function readThread(
  { db }: Dependencies,
  visit: Visit,
  referenceId: string,
): Promise<{ messages: OrderMessage[] }> {
  return { messages: await present(db, visit, await findPlace(db, visit, referenceId)) };
}

interface Question extends OrderProof {
  referenceId: string;
  message: string;
  /** The page's name of this message: sent again after a lost answer it stands once. */
  key: string | undefined;
}

/** What people quote needs its account, a forwarded link a proof: the answer is believed to be the buyer's. */
export async function writeToSupport(
  { db }: Dependencies,
  visit: Visit,
  { referenceId, message, proof, ip, key }: Question,
): Promise<{ messages: OrderMessage[] }> {
  const place = await findPlace(db, visit, referenceId);
  const { order, thread } = place;
  if (order !== undefined) await demandProof(db, visit, { order, proof, ip });
  const scopeId = thread.orderId ?? thread.checkoutId;
  const body = storableText(message.trim());
  await db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx, { scopeId, key }))) return;
    await countHit(trx, supportLimit, scopeId);
    await insertMessage(trx, { id: newId(), ...placeOf(thread), author: 'customer', body });
  });
  return { messages: await present(db, visit, place) };
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

/** A thread, and the order that it is about where there is one. */
interface Place {
  order: OrderRow | undefined;
  thread: Thread;
}

async function findPlace(db: Kysely<Tables>, visit: Visit, referenceId: string): Promise<Place> {
  // A secret id may begin like a reference.
  if (!/^[HC]-\d{5,9}$/.test(referenceId)) return placeOfId(db, visit, referenceId);
  const order = await queries.findByReference(db, referenceId);
  const isOfAccount = order?.accountId != null && isOwn(visit, order);
  if (order === undefined || !isOfAccount) fail('notFound');
  return { order, thread: threadOf(order) };
}

async function placeOfId(db: Kysely<Tables>, visit: Visit, resourceId: string): Promise<Place> {
  const hasOrder = (await queries.findStandingId(db, resourceId)) !== undefined;
  if (!hasOrder) {
    const { id } = await findCheckout(db, visit, resourceId);
    return { order: undefined, thread: { orderId: null, checkoutId: id } };
  }
  const order = await getOwnOrder(db, visit, resourceId);
  return { order, thread: threadOf(order) };
}

/** A message belongs to the order where there is one, and to the checkout otherwise. */
function placeOf({ orderId, checkoutId }: Thread) {
  return orderId === null ? { checkoutId } : { orderId };
}

async function present(
  db: Kysely<Tables>,
  visit: Visit,
  { order, thread }: Place,
): Promise<OrderMessage[]> {
  if (order !== undefined && (await isForwarded(db, visit, order))) return [];
  return (await listMessages(db, thread)).map(presentMessage);
}
