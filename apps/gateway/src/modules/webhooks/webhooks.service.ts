import type { Jobs } from '@albumen/server-kit/jobs';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inPortions } from '../../db/portions.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { writeXml } from '../../xml/write-xml.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import { deliverWebhook } from './deliver-webhook.jobs.ts';
import * as queries from './webhooks.queries.ts';
import type { WebhookKind } from './webhook-kinds.ts';

export interface News {
  merchantId: string;
  kind: WebhookKind;
  subjectId: string | null;
  /** The element below `<subject>`. */
  subject: XmlObject;
  /** The merchant's time. */
  now: Date;
}

const kinds = z.array(z.string()).nullable();

/** Notifies every address that subscribed to it, by jobs of the transaction that causes it. */
export async function announce(trx: Kysely<Tables>, jobs: Jobs, news: News): Promise<string> {
  const { merchantId, kind, subjectId, subject, now } = news;
  const id = newId();
  const xml = writeXml('notification', { timestamp: now, kind, subject });
  await queries.insertEvent(trx, { id, merchantId, kind, subjectId, xml, createdAt: now });
  for (const address of await queries.listAddresses(trx, merchantId)) {
    const wanted = kinds.parse(address.kinds);
    if (wanted !== null && !wanted.includes(kind)) continue;
    await deliverLater(trx, jobs, { eventId: id, url: address.url, now });
  }
  return id;
}

interface DeliveryOrder {
  eventId: string;
  url: string;
  now: Date;
}

async function deliverLater(
  trx: Kysely<Tables>,
  jobs: Jobs,
  { eventId, url, now }: DeliveryOrder,
): Promise<void> {
  const id = newId();
  await queries.insertDelivery(trx, { id, eventId, url, createdAt: now, nextAttemptAt: now });
  await jobs.enqueue(trx, deliverWebhook, { deliveryId: id });
}

interface CheckOrder {
  merchantId: string;
  now: Date;
}

type Needs = Pick<Dependencies, 'db' | 'jobs'>;

/** A notification of nothing, to see whether they arrive. */
export function announceCheck(
  { db, jobs }: Needs,
  { merchantId, now }: CheckOrder,
): Promise<string> {
  const news = {
    merchantId,
    kind: 'check',
    subjectId: null,
    subject: { check: true },
    now,
  } as const;
  return db.transaction().execute((trx) => announce(trx, jobs, news));
}

/** Sends a notification again to every address of today; false when there is none of this id. */
export function replayWebhook(
  { db, jobs }: Needs,
  { merchantId, id, now }: CheckOrder & { id: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const event = await queries.findEvent(trx, merchantId, id);
    if (event === undefined) return false;
    for (const { url } of await queries.listAddresses(trx, merchantId)) {
      await deliverLater(trx, jobs, { eventId: id, url, now });
    }
    return true;
  });
}

const keptMs = 30 * 86_400_000;

/** Notifications of long ago, delivered or given up. */
export function removeOldWebhooks(db: Kysely<Tables>, now: Date): Promise<void> {
  return inPortions(() => queries.deleteOldEvents(db, { now, keptMs }));
}

/** The newest first, each with what came of sending it. */
export async function listWebhooks(
  db: Kysely<Tables>,
  merchantId: string,
  { limit }: { limit: number },
) {
  const events = await queries.listEvents(db, merchantId, { limit });
  if (events.length === 0) return [];
  const rows = await queries.listDeliveries(
    db,
    events.map(({ id }) => id),
  );
  const deliveries = Map.groupBy(rows, ({ eventId }) => eventId);
  return events.map((event) => ({ ...event, deliveries: deliveries.get(event.id) ?? [] }));
}
