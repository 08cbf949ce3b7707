import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  designedItem,
  handedOrder,
  openFakeOrders,
  storedPhoto,
} from '../../../test/lab-orders.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { holdStopped } from './hold-stopped.service.ts';
import { makePrintFilesJob } from './lab-jobs.ts';
import { makePrintFiles } from './make-print-files.service.ts';
import { listPrintFiles } from './print-files.queries.ts';
import { sendOrderToLab } from './send-to-lab.service.ts';

const store = await openTestApp();
const { db, deps, empty } = store;
const { halide } = deps.catalogs;
beforeEach(empty);

/** Coarse, because nobody looks at it. */
function smallPrint(photo: Awaited<ReturnType<typeof storedPhoto>>) {
  return designedItem(halide, {
    productId: 'photographic-print',
    attributes: { size: '4x6', paper: 'luster' },
    photos: [photo],
    pixelsPerInch: 72,
  });
}

/** A lab order of two prints, the second of a photo whose original can be taken away. */
async function twoPrints() {
  const second = await storedPhoto(store);
  const items = [smallPrint(await storedPhoto(store)), smallPrint(second)];
  const order = handedOrder(halide, items);
  const lab = { ...deps, orders: openFakeOrders(order) };
  await sendOrderToLab(lab, order.orderId);
  const { id } = await db.selectFrom('labOrders').select('id').executeTakeFirstOrThrow();
  const { originalKey } = await db
    .selectFrom('photos')
    .select('originalKey')
    .where('id', '=', second.photoId)
    .executeTakeFirstOrThrow();
  return { lab, id, originalKey };
}

const statusOf = async (id: string) =>
  db.selectFrom('labOrders').select(['status', 'reason']).where('id', '=', id).executeTakeFirst();

test('a run that failed leaves what it made: the next one draws only what is missing', async () => {
  const { lab, id, originalKey } = await twoPrints();
  const original = await buffer(await deps.files.read(originalKey));
  await deps.files.remove(originalKey);
  await expect(makePrintFiles(lab, id)).rejects.toThrow();
  const [kept, ...others] = await listPrintFiles(db, id);
  expect([kept?.name, others]).toEqual(['01-front.jpg', []]);
  await deps.files.put(originalKey, original, { contentType: 'image/jpeg' });
  await makePrintFiles(lab, id);
  expect(await statusOf(id)).toMatchObject({ status: 'sending' });
  const [first, second] = await listPrintFiles(db, id);
  expect([first?.id, second?.name]).toEqual([kept?.id, '02-front.jpg']);
});

test('a lab order that takes long is made in turns, at least an item in each', async () => {
  const { lab, id } = await twoPrints();
  let minutes = 0;
  const clock = { now: () => new Date(Date.now() + (minutes += 20) * 60_000) };
  const jobsOf = async () =>
    (await deps.jobs.counts()).find(({ name }) => name === makePrintFilesJob.name)?.waiting ?? 0;
  const before = await jobsOf();
  await makePrintFiles({ ...lab, clock }, id);
  expect(await listPrintFiles(db, id)).toHaveLength(1);
  expect(await statusOf(id)).toMatchObject({ status: 'preparing' });
  expect(await jobsOf()).toBe(before + 1);
  await makePrintFiles({ ...lab, clock }, id);
  expect(await listPrintFiles(db, id)).toHaveLength(2);
  expect(await statusOf(id)).toMatchObject({ status: 'sending' });
});

test('a lab order that no job works on any more is held, one that waits for its job is not', async () => {
  const { lab, id } = await twoPrints();
  const updatedAt = sql<Date>`now() - interval '20 minutes'`;
  const { orderId, request } = await db
    .updateTable('labOrders')
    .set({ updatedAt })
    .returning(['orderId', 'request'])
    .executeTakeFirstOrThrow();
  const lost = { orderId, labBrand: 'halide', departmentId: 'prints' } as const;
  for (const status of ['preparing', 'sending', 'sent'] as const) {
    await db
      .insertInto('labOrders')
      .values({
        ...lost,
        id: status,
        reference: status,
        shippingGroup: status,
        status,
        updatedAt,
        request: JSON.stringify(request),
      })
      .execute();
  }
  await holdStopped(lab);
  const reason = 'Its print files could not be made.';
  expect(await statusOf('preparing')).toEqual({ status: 'held', reason });
  expect(await statusOf('sending')).toMatchObject({ status: 'held' });
  expect(await statusOf('sent')).toMatchObject({ status: 'sent' });
  expect(await statusOf(id)).toMatchObject({ status: 'preparing' });
  expect(lab.orders.news.map(({ kind }) => kind)).toEqual(['trouble', 'trouble']);
});
