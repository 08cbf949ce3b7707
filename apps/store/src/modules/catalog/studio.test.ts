import { getSharedGallery, revokeLink } from '@albumen/contract/endpoints/galleries';
import { getStudio } from '@albumen/contract/endpoints/shop-photos';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { db, browser, make, empty } = await openTestApp();

beforeEach(empty);

async function guestOfStudio() {
  const account = await make.account();
  const { id: galleryId, shareId } = await make.gallery({ accountId: account.id, pinHash: null });
  const guest = browser();
  await guest.call(getSharedGallery, { params: { shareId: shareId ?? '' } });
  const owner = await browser().signIn(account.id);
  return { account, galleryId, shareId, guest, owner };
}

test('whoever opened a gallery is the guest of its studio', async () => {
  const { guest, shareId } = await guestOfStudio();
  const { body } = await guest.call(getStudio);
  expect(body.studio).toEqual({
    name: 'Lovelace Photography',
    logoUrl: null,
    gallery: { shareId, title: 'Mia and Tom' },
  });
});

test('its logo stands there where the studio’s settings say so', async () => {
  const { guest, account } = await guestOfStudio();
  const logo = { logoKey: 'logos/1.png', logoWidth: 200, logoHeight: 50 };
  const brand = { id: newId(), accountId: account.id, businessName: 'Lovelace', ...logo };
  await db
    .insertInto('brands')
    .values({ ...brand, logoStyle: 'logo' })
    .execute();
  expect((await guest.call(getStudio)).body.studio?.logoUrl).toContain('logos/1.png');
  await db.updateTable('brands').set({ logoStyle: 'text' }).execute();
  expect((await guest.call(getStudio)).body.studio?.logoUrl).toBeNull();
});

test('strangers, photographers and guests of a revoked link are nobody’s', async () => {
  const { guest, owner, galleryId } = await guestOfStudio();
  expect((await browser().call(getStudio)).body.studio).toBeNull();
  expect((await owner.call(getStudio)).body.studio).toBeNull();
  await owner.call(revokeLink, { params: { galleryId } });
  expect((await guest.call(getStudio)).body.studio).toBeNull();
});
