import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentId, unusedMails } from '../../../../test/bank-checkout.ts';
import { openBankRig } from '../../../../test/bank-rig.ts';
import { countKeys } from '../../../../test/joined.ts';
import { expiredXml, sendNotice } from '../../../../test/gateway-notices.ts';
import { collect } from '../../payments/collect.service.ts';
import { lookUp } from '../../payments/look-up.service.ts';

const { fake, app, atBank, workOff, kinds, orders, orderPieces } = await openBankRig();
const { db, deps, clock } = app;

async function lookUpAttempt() {
  const { id } = await db.selectFrom('paymentAttempts').select('id').executeTakeFirstOrThrow();
  await lookUp(deps, id);
}

test('a total that changed meanwhile charges nothing; one mail and the page say so', async () => {
  const { start, approve, returnFromBank, resourceId } = await atBank();
  await start();
  await orderPieces(2);
  await approve();
  await workOff();
  await workOff();
  expect(fake.asked()).toBe(0);
  expect(await orders()).toEqual([]);
  const texts = await unusedMails(app);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('The total of your checkout changed');
  expect(texts[0]).toContain('Nothing was charged.');
  expect(texts[0]).toContain(`/checkout/${resourceId}`);
  /* Back at the old total nothing is charged that a mail has said is not. */
  await orderPieces(1);
  expect((await returnFromBank()).status).toBe(402);
  expect(fake.asked()).toBe(0);
});

test('a checkout that is no longer complete ends with a mail', async () => {
  const { start, approve } = await atBank();
  await start();
  await db.updateTable('checkouts').set({ name: '' }).execute();
  await approve();
  await workOff();
  expect(await unusedMails(app)).toMatchObject([expect.stringContaining('needs attention')]);
  expect(await orders()).toEqual([]);
});

test('paid by card meanwhile: no second charge, and a mail that says so', async () => {
  const { start, approve, submit, read } = await atBank();
  await start();
  expect((await submit()).status).toBe(204);
  await approve();
  await workOff();
  expect(fake.asked()).toBe(1);
  const { reference } = await read();
  const texts = await unusedMails(app);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`had become order ${reference} before`);
});

test('a card beside it that is declined does not take the bank’s payment along', async () => {
  const { start, approve, submit, read } = await atBank();
  await start();
  await approve();
  fake.next('declined');
  const release = fake.hold();
  const card = submit();
  await expect.poll(() => fake.asked()).toBe(1);
  const placed = workOff().catch((error: unknown) => error);
  // The job waits for what the card comes to.
  await expect.poll(() => countKeys(db)).toBe(2);
  release();
  expect((await card).status).toBe(402);
  await placed;
  await workOff();
  expect((await read()).status).toBe('paid');
  expect(await unusedMails(app)).toEqual([]);
});

test('what the bank’s payment is refused for in the end is mailed once', async () => {
  const { start, approve } = await atBank();
  await start();
  await approve();
  fake.next('declined');
  await workOff();
  await workOff();
  expect(fake.asked()).toBe(1);
  expect(await unusedMails(app)).toMatchObject([expect.stringContaining('not accepted')]);
});

test('a payment that its payer did not approve ends without a word', async () => {
  const { start, submit } = await atBank();
  await start();
  await sendNotice(app, { kind: 'local_payment_expired', subject: expiredXml(paymentId) });
  await workOff();
  expect(await kinds()).toEqual([]);
  expect((await submit()).status).toBe(204);
});

test('an answer that is lost is found: the job that was cut off is tried again and charges nothing twice', async () => {
  const { start, approve, read } = await atBank();
  await start();
  await approve();
  fake.next('lost');
  await expect(workOff()).rejects.toMatchObject({ problem: { code: 'paymentPending' } });
  await lookUpAttempt();
  await workOff();
  expect(fake.asked()).toBe(1);
  expect((await read()).status).toBe('paid');
  expect(await kinds()).toEqual(['orderReceipt']);
});

test('a job that died before its charge is tried again and places the order', async () => {
  const { start, approve, read } = await atBank();
  await start();
  await approve();
  fake.next('unanswered');
  await expect(workOff()).rejects.toMatchObject({ problem: { code: 'paymentPending' } });
  await sql`update payment_attempts set claimed_at = now() - interval '1 minute'`.execute(db);
  await lookUpAttempt();
  await workOff();
  expect(fake.charges.size).toBe(1);
  expect((await read()).status).toBe('paid');
  expect(await kinds()).toEqual(['orderReceipt']);
});

test('a gateway that is away for too long ends it with a mail', async () => {
  const { start, approve } = await atBank();
  await start();
  await approve();
  const workOffAlone = () =>
    collect({ ...deps, payments: { hostedFields: fake.provider } }, paymentId);
  await expect(workOffAlone()).rejects.toMatchObject({ problem: { code: 'paymentUnavailable' } });
  clock.moveBy(4 * 3_600_000);
  await workOffAlone();
  expect(await unusedMails(app)).toHaveLength(1);
});
