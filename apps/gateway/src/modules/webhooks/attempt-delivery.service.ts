import { lockName } from '../../db/locks.ts';
import type { Dependencies } from '../../dependencies.ts';
import { askOutside } from '../../http/outgoing.ts';
import { listActiveApiKeys } from '../merchants/merchants.service.ts';
import { deliverWebhook } from './deliver-webhook.jobs.ts';
import { signedForm } from './signature.ts';
import * as queries from './webhooks.queries.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits between the eight attempts; the last one is a day after the first. */
export const waitsMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  84 * minuteMs,
  4 * hourMs,
  6 * hourMs,
  12 * hourMs,
];

const answerWithinMs = 15_000;

type Needs = Pick<Dependencies, 'db' | 'sealer' | 'jobs' | 'clock' | 'settings'>;

/** An attempt is over by then, or the process that made it is. */
const longestAttemptMs = minuteMs;

type Delivery = NonNullable<Awaited<ReturnType<typeof queries.findDelivery>>>;

/**
 * Sends one notification once and remembers how it went; a job may run it twice without harm. An address gets
 * one at a time, so that one which does not answer keeps no other merchant's from being sent.
 */
export async function attemptDelivery(needs: Needs, deliveryId: string): Promise<void> {
  const delivery = await queries.findDelivery(needs.db, deliveryId);
  if (delivery === undefined || delivery.status !== 'pending') return;
  if (isAhead(delivery, needs.clock.now())) return;
  if (!(await begin(needs, delivery))) return;
  const sent = await send(needs, delivery);
  await end(needs, delivery, sent);
}

/** A job too many, after a repeated attempt: the one that was ordered for later makes the next. */
function isAhead({ attempts, nextAttemptAt }: Delivery, now: Date): boolean {
  return attempts > 0 && nextAttemptAt !== null && nextAttemptAt > dueBy(now);
}

/** What counts as due now: jobs start by the database's clock, which may be ahead a little. */
const dueBy = (now: Date) => new Date(now.getTime() + minuteMs / 2);

/** False while another one is under way to this address: that one calls the next when it ends. */
function begin({ db, jobs, clock }: Needs, delivery: Delivery): Promise<boolean> {
  const { id, url } = delivery;
  return db.transaction().execute(async (trx) => {
    await lockName(trx, lockOf(delivery));
    const now = clock.now();
    const since = new Date(now.getTime() - longestAttemptMs);
    const underWay = await queries.findUnderWay(trx, { url, since });
    if (underWay === undefined) return queries.updateDelivery(trx, delivery, { startedAt: now });
    // Its worker may have died over it: then this is the only job that still knows of it.
    if (underWay === id)
      await jobs.enqueueWith(
        trx,
        deliverWebhook,
        again(id, new Date(now.getTime() + longestAttemptMs)),
      );
    return false;
  });
}

interface Sent {
  isAccepted: boolean;
  answer: string;
}

async function end(
  { db, jobs, clock }: Needs,
  delivery: Delivery,
  { isAccepted, answer }: Sent,
): Promise<void> {
  const { id, url } = delivery;
  const waitMs = waitsMs[delivery.attempts];
  const isOver = isAccepted || waitMs === undefined;
  const now = clock.now();
  const nextAttemptAt = isOver ? null : new Date(now.getTime() + waitMs);
  await db.transaction().execute(async (trx) => {
    await lockName(trx, lockOf(delivery));
    const isOurs = await queries.updateDelivery(trx, delivery, {
      attempts: delivery.attempts + 1,
      startedAt: null,
      lastAttemptAt: now,
      lastAnswer: answer,
      nextAttemptAt,
      ...(isAccepted && { status: 'delivered', deliveredAt: now }),
      ...(isOver && !isAccepted && { status: 'failed' }),
    });
    if (isOurs && nextAttemptAt !== null)
      await jobs.enqueueWith(trx, deliverWebhook, again(id, nextAttemptAt));
    const next = await queries.findNextDue(trx, { url, by: dueBy(now) });
    if (next !== undefined) await jobs.enqueue(trx, deliverWebhook, { deliveryId: next });
  });
}

const lockOf = ({ url }: Delivery) => `webhooks to ${url}`;

/** First attempts go before repeated ones. */
const again = (deliveryId: string, startAfter: Date) => ({
  data: { deliveryId },
  startAfter,
  priority: -1,
});

interface Outgoing {
  url: string;
  merchantId: string;
  xml: string;
}

/** Any 2xx will do; a redirect is none. */
async function send(
  { db, sealer, settings }: Needs,
  { url, merchantId, xml }: Outgoing,
): Promise<Sent> {
  const keys = await listActiveApiKeys(db, sealer, merchantId);
  try {
    const { status } = await askOutside({
      url: new URL(url),
      method: 'POST',
      body: signedForm(keys, xml).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'user-agent': 'Albumen-Webhooks/1.0',
      },
      withinMs: answerWithinMs,
      mostBytes: 1,
      mayBeLoopback: settings.GATEWAY_SANDBOX,
    });
    return { isAccepted: status >= 200 && status < 300, answer: String(status) };
  } catch (error) {
    return { isAccepted: false, answer: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.name : 'unknown';
}
