import * as editor from '@albumen/contract/endpoints/editor';
import { getSharedGallery } from '@albumen/contract/endpoints/galleries';
import { deletePhotos } from '@albumen/contract/endpoints/photos';
import { getShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import type { UpdateObject } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createDesign, designer, newDesign, putInCart } from '../../../test/designs.ts';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { readyCheckout } from '../../../test/ready-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import type { Tables } from '../../db/tables.ts';

const payments = { hostedFields: openFakeProvider().provider };
const app = await openTestApp({ deps: { payments } });
const { db, deps, browser, empty } = app;

beforeEach(empty);

test('photos of gallery and uploads are offered, and sync names what is gone', async () => {
  const { client, design, photos } = await designer(app);
  const { designSpaceId } = await putInCart(client, design);
  const [first] = photos;
  const offered = await client.call(editor.listEditorPhotos, { params: { designSpaceId } });
  expect(offered.body.photos.map(({ photoId }) => photoId)).toEqual(photos.map(({ id }) => id));
  await client.call(deletePhotos, { body: { ids: [first?.id ?? ''] } });
  const synced = await client.call(editor.syncEditorPhotos, { params: { designSpaceId } });
  expect(synced.body.missing).toEqual([first?.id]);
  expect(synced.body.photos).toHaveLength(2);
});

test('editor and shop show photos in the order in which guests see them', async () => {
  const { gallery, photos, client, design } = await designer(app);
  const [first, ...others] = photos.map(({ id }) => id);
  const designSpaceId = await createDesign(client, design);
  const shown = async () => {
    const offered = await client.call(editor.listEditorPhotos, { params: { designSpaceId } });
    const inShop = await client.call(getShopPhotos, { query: { gallery: gallery.id } });
    return [offered, inShop].map(({ body }) => body.photos.map(({ photoId }) => photoId));
  };
  const arrived = [first, ...others];
  expect(await shown()).toEqual([arrived, arrived]);
  // The second camera's card was read first, and its clock was an hour late.
  for (const [index, { id }] of photos.entries()) {
    const takenWall = `2026-06-20T1${index === 0 ? 2 : index}:30:00.000`;
    const camera = index === 0 ? 'Leica' : 'Canon';
    await db.updateTable('photos').set({ takenWall, camera }).where('id', '=', id).execute();
  }
  const cameraShifts = JSON.stringify({ Leica: 3_600_000 });
  await db.updateTable('galleries').set({ sort: 'taken', cameraShifts }).execute();
  const taken = [...others, first];
  expect(await shown()).toEqual([taken, taken]);
});

/** A guest's design of a shared gallery, and which photos its editor is given with which pictures. */
async function guestsDesign(keep: typeof createDesign = createDesign) {
  const { account, gallery, design, photos } = await designer(app);
  const guest = browser();
  await guest.call(getSharedGallery, { params: { shareId: gallery.shareId ?? '' } });
  const designSpaceId = await keep(guest, design);
  const given = async () => {
    const { body } = await guest.call(editor.listEditorPhotos, { params: { designSpaceId } });
    return body.photos.map(({ photoId, token }) => ({ photoId, token }));
  };
  const changeGallery = (change: UpdateObject<Tables, 'galleries'>) =>
    db.updateTable('galleries').set(change).where('id', '=', gallery.id).execute();
  const placed = { photoId: photos[0]?.id, token: photos[0]?.renditionToken };
  return { account, gallery, guest, design, designSpaceId, photos, given, placed, changeGallery };
}

test('a gallery that was closed shows a design no more than it holds, and no pictures', async () => {
  const closed = await guestsDesign();
  const { gallery, guest, design, designSpaceId, photos, given, placed } = closed;
  expect(await given()).toHaveLength(photos.length);
  await closed.changeGallery({ shareId: null });
  expect(await given()).toEqual([{ ...placed, token: null }]);
  const other = newDesign(deps, { galleryId: gallery.id, photos: photos.slice(1) });
  const save = (body: editor.SaveDesignSpace) =>
    guest.call(editor.saveDesignSpace, { params: { designSpaceId }, body });
  const renamed = { version: 1, document: design.document, title: 'Kept' };
  expect((await save(renamed)).status).toBe(200);
  const replaced = await save({ version: 2, document: other.document });
  expect(replaced.body).toMatchObject({ code: 'foreignPhoto' });
});

test('what is about to be printed, or was ordered, keeps its pictures', async () => {
  const inCart = async (client: TestClient, design: editor.NewDesignSpace) =>
    (await putInCart(client, design)).designSpaceId;
  const ordered = await guestsDesign(inCart);
  const { given, placed, changeGallery, gallery, designSpaceId } = ordered;
  await changeGallery({ pinHash: 'entered by nobody' });
  expect(await given()).toEqual([placed]);
  await db.deleteFrom('cartItems').execute();
  expect(await given()).toEqual([{ ...placed, token: null }]);
  expect((await (await readyCheckout(app)).submit()).status).toBe(204);
  await db.updateTable('orderItems').set({ designSpaceId, galleryId: gallery.id }).execute();
  expect(await given()).toEqual([placed]);
});

test.each([
  ['deleted', { gallery: { deletedAt: new Date() } }],
  ['of a closed account', { account: { deletionDueAt: new Date() } }],
  ['of a suspended account', { account: { suspendedAt: new Date() } }],
])('a gallery %s leaves a design none of its photos', async (_, change) => {
  const { given, changeGallery, account } = await guestsDesign();
  if ('gallery' in change) await changeGallery(change.gallery);
  else await db.updateTable('accounts').set(change.account).where('id', '=', account.id).execute();
  expect(await given()).toEqual([]);
});
