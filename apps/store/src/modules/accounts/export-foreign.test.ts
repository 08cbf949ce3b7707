import { expect, test } from 'vitest';
import { exported } from '../../../test/exported.ts';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { austin } from '../../../test/guest-checkout.ts';
import { oneOfEverything } from '../../../test/one-of-everything.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { newId } from '../../ids.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } }, poolSize: 6 });
const { browser, db, make } = app;

/** Names of lists that hold something. */
const filled = (content: Record<string, unknown>): string[] =>
  Object.entries(content)
    .filter(([, list]) => Array.isArray(list) && list.length > 0)
    .map(([name]) => name);

/** What is in an export and not in the world of an account that has one of everything. */
async function addTheRest(accountId: string, email: string): Promise<void> {
  const owned = { id: newId(), accountId };
  await db
    .insertInto('addresses')
    .values({ ...owned, kind: 'Billing', name: 'Emmy Noether', ...austin, country: 'US' })
    .execute();
  const { id: colleague } = await make.account();
  const role = 'viewer';
  await db
    .insertInto('studioMembers')
    .values([
      { studioId: accountId, accountId: colleague, role },
      { studioId: colleague, accountId, role },
    ])
    .execute();
  await db.insertInto('accountEvents').values({ accountId, kind: 'signed-in' }).execute();
  const choice = { accountId, isOptedIn: true, source: 'settings' };
  await db.insertInto('marketingChoices').values(choice).execute();
  const mail = { kind: 'receipt', toAddress: email, subject: 'Your order', html: '', text: '' };
  await db
    .insertInto('outboxMails')
    .values({ labBrand: 'halide', ...mail })
    .execute();
  const { id: photoId } = await db.selectFrom('photos').select('id').executeTakeFirstOrThrow();
  await make.favorite({ photoId, accountId });
  const markup = {
    accountId,
    productId: 'photographic-print',
    kind: 'percent',
    value: 10,
  } as const;
  await db.insertInto('productMarkups').values(markup).execute();
  await db.insertInto('statementMails').values({ accountId, month: '2026-10' }).execute();
}

/** Sales, what was paid out of them, and a code that was used. */
async function addMoney(accountId: string, email: string): Promise<void> {
  await db.updateTable('orderItems').set({ sellerId: accountId, markupMinor: 100 }).execute();
  await db
    .insertInto('payouts')
    .values({
      id: newId(),
      accountId,
      currency: 'USD',
      amountMinor: 100,
      reference: 'T-1',
      paidTo: '••••3000',
    })
    .execute();
  const discountId = newId();
  await db
    .insertInto('discounts')
    .values({
      id: discountId,
      labBrand: 'halide',
      code: 'HERS',
      label: 'Hers',
      kind: 'order',
      percentOff: 10,
    })
    .execute();
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const redeemed = { id: newId(), discountId, orderId, accountId, email };
  await db.insertInto('discountRedemptions').values(redeemed).execute();
}

test('nothing of another account, which has something in each of its lists, is in it', async () => {
  const { client: other, accountId } = await oneOfEverything(app);
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await addTheRest(accountId, email);
  await addMoney(accountId, email);
  const { account, ...lists } = await exported(other);
  expect(account).toMatchObject({ email });
  expect(filled(lists)).toEqual(Object.keys(lists));

  const { id, email: own } = await make.account();
  const content = await exported(await browser().signIn(id));
  // Who asks for it has signed in, and has asked for it.
  expect(filled(content)).toEqual(['sessions', 'audit']);
  expect(content).toMatchObject({
    account: { email: own },
    sessions: [expect.any(Object)],
    audit: [{ action: 'export.account', subject_name: own }],
  });
});
