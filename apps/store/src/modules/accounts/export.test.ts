import { exportAccount } from '@albumen/contract/endpoints/accounts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { orderSupport } from '@albumen/contract/endpoints/orders';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } }, poolSize: 6 });
const { browser, db, empty, make } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

async function exported(client: TestClient) {
  const { body } = await client.send({
    method: 'GET',
    url: exportAccount.path,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  });
  return z.record(z.string(), z.unknown()).parse(body);
}

test('the export has orders with their messages, designs, mails and payout details', async () => {
  const { id, email } = await make.account();
  const ready = await readyCheckout(app, { accountId: id });
  expect((await ready.submit()).status).toBe(204);
  const params = { referenceId: ready.resourceId };
  await ready.client.call(orderSupport, { params, body: { message: 'On thick paper, please.' } });
  await db
    .insertInto('outboxMails')
    .values({
      labBrand: 'halide',
      kind: 'receipt',
      toAddress: email,
      subject: 'Your order',
      html: 'a secret link',
      text: 'a secret link',
    })
    .execute();
  await db
    .insertInto('payoutDetails')
    .values({
      accountId: id,
      holderName: 'Ada Lovelace',
      kind: 'iban',
      iban: 'DE89370400440532013000',
    })
    .execute();
  const content = await exported(ready.client);
  expect(content).toMatchObject({
    account: { email },
    orders: [
      {
        ship_to: expect.objectContaining({ zip: expect.any(String) }),
        items: [expect.objectContaining({ quantity: expect.any(Number) })],
        messages: [{ author: 'customer', body: 'On thick paper, please.' }],
      },
    ],
    designs: [expect.objectContaining({ document: expect.any(Object) })],
    checkouts: [expect.objectContaining({ email: expect.any(String) })],
    mails: [expect.objectContaining({ subject: 'Your order' })],
    payoutDetails: [expect.objectContaining({ iban: 'DE89370400440532013000' })],
  });
  expect(JSON.stringify(content)).not.toContain('a secret link');
});

test('nothing of another account is in it', async () => {
  const other = await make.account();
  const ready = await readyCheckout(app, { accountId: other.id });
  await ready.submit();
  const { id } = await make.account();
  const {
    account: _own,
    brand: _brand,
    sessions: _sessions,
    ...lists
  } = await exported(await browser().signIn(id));
  expect(Object.values(lists).flat()).toEqual([]);
});

/** What hangs on an account and is in the export, or for which reason it is not. */
const known = {
  accountEvents: 'events',
  addresses: 'addresses',
  archives: 'archives',
  brands: 'brand',
  carts: 'cart',
  designSpaces: 'designs',
  discountRedemptions: 'redeemedDiscounts',
  favorites: 'favorites',
  galleries: 'galleries',
  marketingChoices: 'marketing',
  orders: 'orders',
  orderItems: 'sales',
  studioMembers: 'members',
  studioInvitations: 'invitations in flight, gone within a week',
  passkeys: 'passkeys',
  authenticatorApps: 'secrets that open the account',
  recoveryCodes: 'secrets that open the account',
  pendingSignIns: 'somebody who is signing in, gone within minutes',
  paymentLinks: 'paymentLinks',
  payouts: 'payouts',
  payoutDetails: 'payoutDetails',
  photos: 'galleries',
  productMarkups: 'prices',
  sessions: 'sessions',
  statementMails: 'statements',
  accountTokens: 'secrets that open the account',
  archiveStreams: 'downloads that run this moment',
  uploadObjects: 'uploads in flight, gone within a day',
  visitors: 'carts and favorites before the account, which are its own now',
  journalLines: 'our books, shown by payouts, sales and statements',
};

test('every table that refers to accounts is in the export, or has a reason not to be', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where confrelid = 'accounts'::regclass and contype = 'f'`.execute(db);
  const names = rows.map(({ name }) =>
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(names.filter((name) => !(name in known))).toEqual([]);
});
