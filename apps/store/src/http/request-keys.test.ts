import * as cart from '@albumen/contract/endpoints/cart';
import { mailLink } from '@albumen/contract/endpoints/galleries';
import { orderSupport } from '@albumen/contract/endpoints/orders';
import { headers } from '@albumen/contract/wire-names';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../test/fake-provider.ts';
import { waitingMails } from '../../test/mailbox.ts';
import { openConnections } from '../../test/open-connections.ts';
import { readyCheckout } from '../../test/ready-checkout.ts';
import { openTestApp } from '../../test/test-app.ts';

const app = await openTestApp({
  poolSize: 4,
  deps: { payments: { hostedFields: openFakeProvider().provider } },
});
const { db, browser, make, empty } = app;

beforeEach(empty);

const keyed = (key: string | undefined) => key !== undefined && { [headers.idempotencyKey]: key };

/** Each thing that is done anew by every call: how it is asked for, and how often it was done. */
const deeds = {
  async 'an item’s copy'() {
    const { client } = await readyCheckout(app);
    const { itemId } = await db
      .selectFrom('cartItems')
      .select('id as itemId')
      .executeTakeFirstOrThrow();
    const ask = (key?: string) =>
      client.call(cart.duplicateItem, { params: { itemId }, headers: { ...keyed(key) } });
    const count = async () => (await client.call(cart.getCart)).body.items.length - 1;
    return { ask, count };
  },
  async 'a message to the lab'() {
    const { client, resourceId } = await readyCheckout(app);
    const asked = { params: { referenceId: resourceId }, body: { message: 'Is it matte?' } };
    const ask = (key?: string) =>
      client.call(orderSupport, { ...asked, headers: { ...keyed(key) } });
    const count = async () => (await db.selectFrom('orderMessages').select('id').execute()).length;
    return { ask, count };
  },
  async 'a mailed link'() {
    const { id: accountId } = await make.account();
    const gallery = await make.gallery({ accountId });
    const owner = await browser().signIn(accountId);
    const asked = { params: { galleryId: gallery.id }, body: { email: 'guest@people.test' } };
    const ask = (key?: string) => owner.call(mailLink, { ...asked, headers: { ...keyed(key) } });
    const count = async () => (await waitingMails(db, 'guest@people.test')).length;
    return { ask, count };
  },
};

const names = Object.keys(deeds) as (keyof typeof deeds)[];

test.each(names)(
  '%s: asked for again under its key, by turns or at once, is there once',
  async (name) => {
    const { ask, count } = await deeds[name]();
    await openConnections(db, 4);
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => ask('k1')));
    const later = await ask('k1');
    expect([...atOnce, later].map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(await count()).toBe(1);
    await ask('k2');
    await ask();
    await ask();
    expect(await count()).toBe(4);
  },
);

test.each(names)('%s: a key of another form is refused, and nothing is done', async (name) => {
  const { ask, count } = await deeds[name]();
  expect((await ask('a key with spaces')).status).toBe(400);
  expect(await count()).toBe(0);
});
