import {
  cancelLabOrder,
  listLabOrders,
  resendLabOrder,
  shipLabOrder,
} from '@albumen/contract/endpoints/lab';
import { expect, test, vi } from 'vitest';
import { acting } from '../../../test/acting.ts';
import { openLabStand } from '../../../test/lab-rig.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { workStandIn } from '../../third-parties/labs/stand-in/work-stand-in.ts';
import { resendLabOrder as resend } from './operator-lab.service.ts';
import { submitToLab } from './submit-to-lab.service.ts';

const { store, lab, webhooks, send, passOn, labDoes, post } = await openLabStand();
const { db, deps } = store;

const labOrder = () => db.selectFrom('labOrders').selectAll().executeTakeFirstOrThrow();
const statusOf = async (orderId: string) =>
  (
    await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;
const timelineOf = async () =>
  (await db.selectFrom('payableEvents').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
const mails = () => waitingMails(db, 'ada@people.test');

test('a paid order is quoted, submitted, accepted and shipped, and its customer is notified of the parcel', async () => {
  const orderId = await send();
  expect(await labOrder()).toMatchObject({
    status: 'sent',
    quote: { totalMinor: 270, currency: 'USD' },
  });
  expect(await statusOf(orderId)).toBe('inProduction');
  await labDoes('process');
  expect((await labOrder()).status).toBe('accepted');
  await labDoes('ship');
  expect(await labOrder()).toMatchObject({
    status: 'shipped',
    parcels: [{ carrier: 'UPS', trackingNumber: expect.stringMatching(/^1Z/) }],
  });
  expect(await statusOf(orderId)).toBe('shipped');
  expect(await timelineOf()).toEqual(['hand-over', 'lab-sent', 'lab-accepted', 'ship-rest']);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('1Z');
});

test('messages that come twice or in the wrong order change nothing more', async () => {
  const orderId = await send('lab: early, twice');
  await labDoes('process');
  expect((await labOrder()).status).toBe('shipped');
  expect((await labOrder()).parcels).toHaveLength(1);
  expect(await statusOf(orderId)).toBe('shipped');
  expect(await mails()).toHaveLength(1);
});

test('a second parcel is reported, too', async () => {
  await send('lab: split');
  await labDoes('process');
  await labDoes('ship');
  expect((await labOrder()).parcels).toHaveLength(2);
  expect(await timelineOf()).toContain('parcel');
});

test('a rejected order waits for a person, who sends it again as a new one', async () => {
  const orderId = await send('lab: reject');
  await labDoes('process');
  const rejected = await labOrder();
  expect(rejected).toMatchObject({
    status: 'rejected',
    reason: '400.03 Error copying files from consumer.',
  });
  expect(await statusOf(orderId)).toBe('inProduction');
  expect(await resend(lab, acting, rejected.id)).toBe(true);
  await passOn();
  const again = await labOrder();
  expect(again).toMatchObject({ status: 'sent', attempt: 2, reason: null });
  expect(again.labReference).not.toBe(rejected.labReference);
  // Something late about the first one belongs to nobody now.
  const late = { Event: 'Processed', Status: 'Rejected', ConfirmationId: rejected.labReference };
  expect(await post(late)).toBe(404);
  expect((await labOrder()).status).toBe('sent');
});

test('what arrived damaged is made again, and its parcel is one more of the order', async () => {
  const orderId = await send();
  await labDoes('process');
  await labDoes('ship');
  expect(await statusOf(orderId)).toBe('shipped');
  const { id } = await labOrder();
  expect(await resend(lab, acting, id)).toBe(true);
  expect(await resend(lab, acting, id)).toBe(false);
  await passOn();
  expect(await labOrder()).toMatchObject({ status: 'sent', attempt: 2 });
  const confirmationId = (await labOrder()).labReference ?? '';
  await workStandIn(deps, { confirmationId, step: 'process' });
  await workStandIn(deps, { confirmationId, step: 'ship' });
  expect(await labOrder()).toMatchObject({ status: 'shipped' });
  expect((await labOrder()).parcels).toHaveLength(2);
  expect(await statusOf(orderId)).toBe('shipped');
  expect((await timelineOf()).slice(-4)).toEqual([
    'lab-resent',
    'lab-sent',
    'lab-accepted',
    'parcel',
  ]);
  const [, again] = await mails();
  expect(again?.text).toContain('Another parcel of your order');
});

test('a rejection is reported once, and an order that is given up is canceled with its reason', async () => {
  const orderId = await send('lab: reject');
  await labDoes('process');
  const { id } = await labOrder();
  await resend(lab, acting, id);
  await passOn();
  const confirmationId = (await labOrder()).labReference ?? '';
  await workStandIn(deps, { confirmationId, step: 'process' });
  const timeline = 'hand-over lab-sent lab-trouble lab-resent lab-sent lab-trouble';
  expect((await timelineOf()).join(' ')).toBe(timeline);
  const operator = store.browser();
  const cancellation = { params: { id }, body: { note: 'This paper is out of stock.' } };
  expect((await operator.call(cancelLabOrder, cancellation)).status).toBe(401);
  await operator.operate();
  const unsaid = await operator.call(cancelLabOrder, { ...cancellation, body: { note: ' ' } });
  expect(unsaid.body).toMatchObject({ fields: { note: [expect.any(String)] } });
  expect((await operator.call(cancelLabOrder, cancellation)).body).toEqual({ isDone: true });
  expect((await operator.call(cancelLabOrder, cancellation)).body).toEqual({ isDone: false });
  expect((await labOrder()).status).toBe('canceled');
  expect(await statusOf(orderId)).toBe('canceled');
  const sent = await mails();
  expect(sent.map(({ kind }) => kind)).toEqual(['orderDelayed', 'orderCanceled']);
  expect(sent[1]?.text).toContain('This paper is out of stock.');
});

test('an order that breaks the lab’s rules is held with its reason', async () => {
  await send('lab: refuse');
  expect(await labOrder()).toMatchObject({
    status: 'held',
    reason: '412.02 The order breaks a business rule.',
  });
});

test('the lab finds files that were changed on their way', async () => {
  await send();
  const [file] = await db.selectFrom('printFiles').selectAll().execute();
  await deps.files.put(file?.fileKey ?? '', Buffer.alloc(file?.sizeBytes ?? 0), {
    contentType: 'image/jpeg',
  });
  await labDoes('process');
  expect((await labOrder()).reason).toContain('400.01');
});

test('a submission whose answer was lost is not made twice', async () => {
  await send();
  await db.updateTable('labOrders').set({ status: 'sending' }).execute();
  await submitToLab(lab, (await labOrder()).id);
  expect((await labOrder()).status).toBe('sent');
  expect(await db.selectFrom('standInLabOrders').select('orderNumber').execute()).toHaveLength(1);
});

test('a request that was handed over before it said pieces asks for those of the catalog', async () => {
  await send();
  const { id, request } = await labOrder();
  const packs = request.items.map((item) => ({
    ...item,
    productId: 'contact-print-set',
    quantity: 2,
    // Not written at all.
    piecesPerUnit: undefined,
  }));
  const before = JSON.stringify({ ...request, items: packs });
  await db
    .updateTable('labOrders')
    .set({ status: 'sending', labReference: null, request: before })
    .execute();
  const quote = vi.fn<typeof lab.lab.quote>(() =>
    Promise.resolve({ isAccepted: false, reason: 'Not today.' }),
  );
  await submitToLab({ ...lab, lab: { ...lab.lab, quote } }, id);
  expect(quote.mock.calls[0]?.[0].request.items).toMatchObject([
    { quantity: 2, piecesPerUnit: 12 },
  ]);
});

test('only the lab’s own and fresh word counts', async () => {
  await send();
  const { labReference } = await labOrder();
  const accepted = { Event: 'Processed', Status: 'Accepted', ConfirmationId: labReference };
  const tenMinutes = 600_000;
  expect(await post(accepted, { secret: 'another' })).toBe(401);
  expect(await post(accepted, { at: new Date(Date.now() - tenMinutes) })).toBe(401);
  expect((await fetch(webhooks, { method: 'POST', body: JSON.stringify(accepted) })).status).toBe(
    401,
  );
  expect((await labOrder()).status).toBe('sent');
  expect(await post(accepted)).toBe(204);
  expect((await labOrder()).status).toBe('accepted');
});

test('a print file opens by the lab’s address only, whole, and not for ever', async () => {
  await send();
  const row = await db.selectFrom('standInLabOrders').select('body').executeTakeFirstOrThrow();
  const [url = ''] = /http:[^"]+\/lab\/files\/[^"]+/.exec(JSON.stringify(row.body)) ?? [];
  const reply = await fetch(url);
  const [file] = await db.selectFrom('printFiles').selectAll().execute();
  expect((await reply.bytes()).length).toBe(file?.sizeBytes);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const [base, id, until, signature] = url.split(/\/(?=[^/]+\/\d+\/|\d+\/|[^/]+$)/);
  for (const forged of [
    `${base}/${id}/${Number(until) + 1}/${signature}`,
    `${base}/${id}/${until}/${'A'.repeat(43)}`,
    `${base}/another/${until}/${signature}`,
    `${base}/${id}/NaN/${signature}`,
  ]) {
    expect((await fetch(forged)).status).toBe(404);
  }
  store.clock.moveBy(15 * 86_400_000);
  expect((await fetch(url)).status).toBe(404);
  store.clock.moveBy(-15 * 86_400_000);
});

test('the operator sees what waits first, sends it again and ships by hand; nobody else may', async () => {
  await send('lab: refuse');
  const held = await labOrder();
  await send();
  const operator = store.browser();
  expect((await operator.call(listLabOrders)).status).toBe(401);
  await operator.operate();
  const { body } = await operator.call(listLabOrders);
  expect(body.labOrders.map(({ status }) => status)).toEqual(['held', 'sent']);
  const [, sent] = body.labOrders;
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999' };
  const ship = { params: { id: sent?.id ?? '' }, body: parcel };
  expect((await operator.call(shipLabOrder, ship)).body).toEqual({ isDone: true });
  expect((await operator.call(shipLabOrder, ship)).body).toEqual({ isDone: false });
  const again = { params: { id: held.id } };
  expect((await operator.call(resendLabOrder, again)).body).toEqual({ isDone: true });
  expect((await operator.call(resendLabOrder, again)).body).toEqual({ isDone: false });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['orderDelayed', 'orderShipped']);
  for (const [endpoint, input] of [
    [shipLabOrder, ship],
    [resendLabOrder, again],
  ] as const) {
    expect((await store.browser().call(endpoint, input as never)).status).toBe(401);
  }
});
