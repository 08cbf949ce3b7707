import { getPayableLink } from '@albumen/contract/endpoints/payment-links';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { madeLink } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';

const fake = openFakeProvider();
const app = await openTestApp({ poolSize: 4, deps: { payments: { hostedFields: fake.provider } } });
const { browser, db, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

test('nothing is paid to an account that is suspended or on its way out, until it is back', async () => {
  const { accountId, linkId, submit } = await madeLink(app);
  const set = (change: { deletionDueAt?: Date | null; suspendedAt?: Date | null }) =>
    db.updateTable('accounts').set(change).where('id', '=', accountId).execute();
  const look = () => browser().call(getPayableLink, { params: { linkId } });
  await set({ suspendedAt: new Date() });
  expect((await submit()).body).toMatchObject({ code: 'linkCanceled' });
  expect((await look()).status).toBe(404);
  await set({ suspendedAt: null, deletionDueAt: new Date() });
  expect((await submit()).body).toMatchObject({ code: 'linkCanceled' });
  expect(fake.asked()).toBe(0);
  await set({ deletionDueAt: null });
  expect((await submit()).status).toBe(200);
  await set({ suspendedAt: new Date() });
  expect((await look()).body).toMatchObject({ status: 'paid' });
});
