import { getCart } from '@albumen/contract/endpoints/cart';
import { getDesignSpace } from '@albumen/contract/endpoints/editor';
import { axeFaults } from '@albumen/test-kit/axe';
import { newEmail } from '../../client/accounts.ts';
import type { Photographer } from '../../fixtures/people.ts';
import { galleryOf } from '../../fixtures/gallery.ts';
import { quickPhotos } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createAccountPage } from '../../pages/account-pages.ts';
import { bulkPage, changeInTwoTabs, editorPage } from '../../pages/editor-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { productPage } from '../../pages/shop-pages.ts';
import { photoInput, uploadPanel } from '../../pages/upload.ts';

async function itemsOf({ client }: Photographer) {
  const { items } = await client.call(getCart);
  return items;
}

test('a print is made of a photo by keys, found again as it was left, and put into the cart', async ({
  photographer,
}) => {
  const { page, client } = photographer;
  const { galleryId, photoIds } = await galleryOf(photographer);
  const editor = editorPage(page);
  await editor.open(
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds[1]}`,
  );
  await expect(editor.total).toHaveText('$2.50');
  await editor.places.first().focus();
  for (const key of ['+', '+', 'ArrowLeft', 'f']) await page.keyboard.press(key);
  await editor.kept('saved').waitFor();
  await expect(page).toHaveURL(/[?&]design=/);
  const designSpaceId = new URL(page.url()).searchParams.get('design') ?? '';
  const params = { designSpaceId };
  const { document } = await client.call(getDesignSpace, { params });
  expect(JSON.stringify(document)).toContain('"flip":true');

  await page.reload();
  await editor.main.locator('.paper canvas').waitFor();
  expect((await client.call(getDesignSpace, { params })).document).toEqual(document);
  // A window of 1440 × 900 pixels, zoomed to 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(editor.toCart).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await editor.toCart.click();
  await page.waitForURL('**/cart');
  const [item] = await itemsOf(photographer);
  expect(item).toMatchObject({ designSpaceId, size: '4x6', status: 'pending', quantity: 1 });

  await editor.open(`/item/edit/${item?.itemId}`);
  await editor.size.selectOption('5x7');
  await editor.kept('saved').waitFor();
  await editor.toCart.click();
  await page.waitForURL('**/cart');
  expect(await itemsOf(photographer)).toMatchObject([{ itemId: item?.itemId, size: '5x7' }]);
});

test('a foil card begins with the photo chosen in the gallery, and gets words of its own', async ({
  people,
}) => {
  // axe comes into the page as a script of ours, which the page's own policy would refuse.
  const photographer = await people.photographer({ bypassCSP: true });
  const { page } = photographer;
  const { galleryId, photoIds } = await galleryOf(photographer);
  const editor = editorPage(page);
  await open(page, `/cards/olive?gallery=${galleryId}&photo=${photoIds[1]}`);
  await productPage(page).designIt.click();
  await editor.ready();
  await expect(editor.places.first()).toHaveAccessibleName(/IMG_0002\.jpg/);
  await editor.tool('Photos').click();
  await editor.tray.first().click();
  await expect(editor.places.first()).toHaveAccessibleName(/IMG_0001\.jpg/);
  await editor.tool('Options').click();
  await editor.option(/^Gold/).check();
  await editor.tool('Words').click();
  await editor.words('Name').fill('Maria and José');
  await editor.kept('saved').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await editor.toCart.click();
  await expect(editor.dialog).toContainText('When and where: “Sunday, April 25 at eleven');
  await expect(editor.dialog).not.toContainText('Theodora Lane');
  await editor.takeAsItIs.click();
  await page.waitForURL('**/cart');
  await expect(page.getByText('Prints with these words, accepted by you')).toBeVisible();
  const [item] = await itemsOf(photographer);
  expect(item).toMatchObject({ designId: 'olive', attributes: { foilColor: 'gold' } });
});

test('who has no account makes one in the editor, comes back to the design, and brings own photos @long', async ({
  visitor,
}) => {
  const { page, client } = visitor;
  const editor = editorPage(page);
  await editor.open('/editor/new/none/photographic-print/none?size=4x6');
  await editor.size.selectOption('5x7');
  await editor.tool('Photos').click();
  await editor.addOwnPhotos.click();
  await editor.dialog.getByRole('button', { name: 'Create an account' }).click();
  await createAccountPage(page).signUp({ email: newEmail() });
  await page.waitForURL(/\/editor\/new\/.*design=/);
  await hydrated(page);
  await editor.ready();
  const designSpaceId = new URL(page.url()).searchParams.get('design') ?? '';
  await editor.tool('Options').click();
  await expect(editor.size).toHaveValue('5x7');

  await editor.tool('Photos').click();
  await photoInput(page).setInputFiles(await quickPhotos(2));
  await expect(editor.tray).toHaveCount(2);
  await expect(editor.tray.locator('img')).toHaveCount(2);
  await expect(uploadPanel(page).panel).toBeHidden();
  await editor.tray.first().click();
  await expect(editor.places.first()).toHaveAccessibleName(/IMG_000\d\.jpg/);
  await editor.toCart.click();
  await page.waitForURL('**/cart');
  const { items } = await client.call(getCart);
  expect(items).toMatchObject([{ designSpaceId, size: '5x7', galleryId: null, stops: [] }]);
});

test('many photos become prints of one size, a quantity each, and wait as they were left', async ({
  photographer,
}) => {
  const { page, context, complaints } = photographer;
  // What the page fetches ahead of need may meet the cut.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const { galleryId, photoIds } = await galleryOf(photographer, { count: 3 });
  const bulk = bulkPage(page);
  await open(
    page,
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds.join()}`,
  );
  await expect(bulk.prints).toHaveCount(3);
  await bulk.more('IMG_0001.jpg').click();
  await bulk.leaveOut('IMG_0003.jpg').click();
  await bulk.size.selectOption('5x7');
  await context.setOffline(true);
  await bulk.crop('IMG_0002.jpg').focus();
  for (const key of ['+', '+', 'ArrowLeft']) await page.keyboard.press(key);
  await bulk.kept.waitFor();
  const total = await bulk.total.innerText();
  await context.setOffline(false);

  await page.reload();
  await expect(bulk.prints).toHaveCount(2);
  await expect(bulk.size).toHaveValue('5x7');
  await expect(bulk.prints.first()).toContainText('2');
  await expect(bulk.total).toHaveText(total);
  await bulk.toCart.click();
  await page.waitForURL('**/cart');
  const items = await itemsOf(photographer);
  expect(items.map(({ itemName, size, quantity }) => ({ itemName, size, quantity }))).toEqual(
    expect.arrayContaining([
      { itemName: 'Photographic print', size: '5x7', quantity: 2 },
      { itemName: 'Photographic print', size: '5x7', quantity: 1 },
    ]),
  );
  await page.goBack();
  await expect(bulk.prints).toHaveCount(3);
});

test('two tabs that change one design are asked, and nothing is lost', async ({ photographer }) => {
  const { page, client, complaints } = photographer;
  complaints.expect(/status of 409/);
  const { galleryId, photoIds } = await galleryOf(photographer);
  const first = editorPage(page);
  await first.open(
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds[0]}`,
  );
  await changeInTwoTabs(photographer);
  await first.dialog.getByRole('button', { name: 'Take the other version' }).click();
  await first.kept('saved').waitFor();
  await first.undo.click();
  const designSpaceId = new URL(page.url()).searchParams.get('design') ?? '';
  const kept = async () => client.call(getDesignSpace, { params: { designSpaceId } });
  await expect.poll(async () => JSON.stringify((await kept()).document)).toContain('"rotate":0');
});

test('an address that can’t be edited says why and where to go @long', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/editor/card/flat-card/no-such-design');
  await expect(page).toHaveURL(/\/editor\/invalid\?reason=unknownDesign$/);
  await expect(page.getByRole('link', { name: 'See all cards' })).toBeVisible();
});
