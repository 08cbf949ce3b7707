import * as endpoints from '@albumen/contract/endpoints/orders';
import { getSharedGallery } from '@albumen/contract/endpoints/shared-galleries';
import { cookies } from '@albumen/contract/wire-names';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../../test/fake-provider.ts';
import { waitingMails } from '../../../../test/mailbox.ts';
import { readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const fake = openFakeProvider();
const app = await openTestApp({ deps: { payments: { hostedFields: fake.provider } } });
const { db, browser, make, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

test("a gallery's photographer is notified of an order by somebody else, and not of an own one", async () => {
  const owner = await make.account();
  const gallery = await make.gallery({ accountId: owner.id, title: 'Ida and Marcus' });
  for (const buyer of [{}, { accountId: owner.id }]) {
    const ready = await readyCheckout(app, buyer);
    await db.updateTable('designSpaces').set({ galleryId: gallery.id }).execute();
    expect((await ready.submit()).status).toBe(204);
  }
  const mails = await waitingMails(db, owner.email);
  const notices = mails.filter(({ kind }) => kind === 'galleryOrder');
  expect(notices).toMatchObject([{ subject: 'An order from “Ida and Marcus”' }]);
});

/** As long as a link's secret is. */
const laterLink = 'another-link-of-others';

/** A guest opened the gallery's link, and is about to order of it. */
async function guestOfShared() {
  const owner = await make.account();
  const gallery = await make.gallery({ accountId: owner.id, title: 'Ida and Marcus' });
  const ready = await readyCheckout(app);
  await ready.client.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  await db.updateTable('designSpaces').set({ galleryId: gallery.id }).execute();
  const params = { resourceId: ready.resourceId };
  return {
    link: { shareId: gallery.shareId, title: 'Ida and Marcus' },
    buyer: ready.client,
    submit: async () => expect((await ready.submit()).status).toBe(204),
    readBy: (client: TestClient) => client.call(endpoints.getOrder, { params }),
    share: async (shareId: string | null) => {
      await db.updateTable('galleries').set({ shareId }).where('id', '=', gallery.id).execute();
    },
  };
}

const studioAlone = { name: 'Lovelace Photography', gallery: null };

test('an order that is read in another browser stands in the studio that it was made in', async () => {
  const { submit, readBy, share } = await guestOfShared();
  await submit();
  expect((await readBy(browser())).body.studio).toMatchObject(studioAlone);
  await share(null);
  expect((await readBy(browser())).body.studio).toBeNull();
});

test('an order leads its buyer back by the link that it was made under, by no later one', async () => {
  const { buyer, link, submit, readBy, share } = await guestOfShared();
  await submit();
  expect((await readBy(buyer)).body.studio).toMatchObject({ gallery: link });
  buyer.jar.delete(cookies.galleryKeys);
  expect((await readBy(buyer)).body.studio).toMatchObject({ gallery: link });
  await share(laterLink);
  expect((await readBy(buyer)).body.studio).toMatchObject(studioAlone);
});

test('a later link of an ordered gallery is told only to whoever holds it', async () => {
  const { submit, readBy, share } = await guestOfShared();
  await submit();
  await share(laterLink);
  expect((await readBy(browser())).text).not.toContain(laterLink);
  const invited = browser();
  await invited.call(getSharedGallery, { params: { shareId: laterLink } });
  expect((await readBy(invited)).body.studio).toMatchObject({ gallery: { shareId: laterLink } });
});

test('an order that is placed once its link was taken back leads to no later one', async () => {
  const { buyer, submit, readBy, share } = await guestOfShared();
  await share(laterLink);
  await submit();
  expect((await readBy(buyer)).body.studio).toMatchObject(studioAlone);
});
