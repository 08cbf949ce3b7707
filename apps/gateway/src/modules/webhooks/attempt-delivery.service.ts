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

/** Sends one notification once and remembers how it went; a job may run it twice without harm. */
export async function attemptDelivery(needs: Needs, deliveryId: string): Promise<void> {
  const { db, jobs, clock } = needs;
  const delivery = await queries.findDelivery(db, deliveryId);
  if (delivery === undefined || delivery.status !== 'pending') return;
  const { isAccepted, answer } = await send(needs, delivery);
  const waitMs = waitsMs[delivery.attempts];
  const isOver = isAccepted || waitMs === undefined;
  const now = clock.now();
  const nextAttemptAt = isOver ? null : new Date(now.getTime() + waitMs);
  await db.transaction().execute(async (trx) => {
    const isOurs = await queries.updateDelivery(trx, delivery, {
      attempts: delivery.attempts + 1,
      lastAttemptAt: now,
      lastAnswer: answer,
      nextAttemptAt,
      ...(isAccepted && { status: 'delivered', deliveredAt: now }),
      ...(isOver && !isAccepted && { status: 'failed' }),
    });
    if (!isOurs || nextAttemptAt === null) return;
    await jobs.enqueueWith(trx, deliverWebhook, {
      data: { deliveryId },
      startAfter: nextAttemptAt,
    });
  });
}

interface Outgoing {
  url: string;
  merchantId: string;
  xml: string;
}

/** Any 2xx will do; a redirect is none. */
async function send({ db, sealer, settings }: Needs, { url, merchantId, xml }: Outgoing) {
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
