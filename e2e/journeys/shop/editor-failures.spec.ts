import { getCart, moveItem } from '@albumen/contract/endpoints/cart';
import { revokeLink } from '@albumen/contract/endpoints/galleries';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import type { Photographer } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bulkPage, changeInTwoTabs, editorPage } from '../../pages/editor-page.ts';
import { open } from '../../pages/hydrated.ts';

/** A print with one photo. */
async function openPrint(photographer: Photographer) {
  const { galleryId, photoIds } = await galleryOf(photographer, { count: 1 });
  const editor = editorPage(photographer.page);
  await editor.open(
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds[0]}`,
  );
  return editor;
}

test('an option that was chosen is taken back by the keys, and chosen again @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const editor = await openPrint(photographer);
  const [luster, glossy] = [editor.option(/^Luster/), editor.option(/^Glossy/)];
  await expect(luster).toBeChecked();
  await glossy.press('Space');
  await expect(glossy).toBeChecked();
  await expect(glossy).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(luster).toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(glossy).toBeChecked();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(glossy).toBeChecked();
});

test('the keys undo after the zoom was dragged, and among many prints, too @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const editor = await openPrint(photographer);
  await editor.places.first().focus();
  const zoom = editor.main.getByRole('slider');
  const before = await zoom.inputValue();
  await zoom.press('ArrowRight');
  await expect(zoom).not.toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(zoom).toHaveValue(before);

  const { galleryId, photoIds } = await galleryOf(photographer, { count: 3 });
  const bulk = bulkPage(page);
  await open(
    page,
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds.join()}`,
  );
  await expect(bulk.prints).toHaveCount(3);
  await bulk.leaveOut('IMG_0003.jpg').click();
  await expect(bulk.prints).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(bulk.prints).toHaveCount(3);
  await page.keyboard.press('Control+y');
  await expect(bulk.prints).toHaveCount(2);
});

test('a font that does not load is reported, the text keeps its own, and a retry loads it @long', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(/Failed to load resource/);
  const { galleryId } = await galleryOf(photographer, { count: 1 });
  const editor = editorPage(page);
  await editor.open(`/editor/card/flat-card/olive?gallery=${galleryId}`);
  await editor.tool('Words').click();
  await editor.words('Name').focus();
  const font = editor.main.getByRole('combobox', { name: 'Font' });
  const before = await font.inputValue();
  await page.route(/great-vibes.*\.woff/, (route) => route.abort());
  await font.selectOption({ label: 'Great Vibes' });
  const notice = page.getByText('The font Great Vibes did not load.');
  await expect(notice).toBeVisible();
  await expect(font).toHaveValue(before);
  await expect(editor.undo).toBeDisabled();

  await page.unroute(/great-vibes.*\.woff/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.undo).toBeEnabled();
  await expect(font).not.toHaveValue(before);
  await expect(notice).toBeHidden();
});

test('of two fonts chosen in a row the last one counts, whichever comes first @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { galleryId } = await galleryOf(photographer, { count: 1 });
  const editor = editorPage(page);
  await editor.open(`/editor/card/flat-card/olive?gallery=${galleryId}`);
  await editor.tool('Words').click();
  await editor.words('Name').focus();
  const font = editor.main.getByRole('combobox', { name: 'Font' });
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/great-vibes.*\.woff/, async (route) => {
    await released;
    await route.continue();
  });
  const late = page.waitForResponse(/great-vibes-latin-400.*\.woff/);
  await font.selectOption({ label: 'Great Vibes' });
  await font.selectOption({ label: 'Allura' });
  await expect(editor.undo).toBeEnabled();
  release(undefined);
  await (await late).finished();
  await editor.kept('saved').waitFor();
  await expect(font).toHaveValue('allura');
  await editor.undo.click();
  await expect(editor.undo).toBeDisabled();
});

test('a save whose answer is lost is no other tab’s, and what was changed since is saved after it @long', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(/ERR_CONNECTION_RESET/);
  const editor = await openPrint(photographer);
  const status = page.getByText('Saved', { exact: true });
  const zoom = editor.main.getByRole('slider');
  await editor.places.first().focus();
  await zoom.press('ArrowRight');
  await expect(status).toBeVisible();
  const lost: string[] = [];
  let isDown = true;
  await page.route('**/studio/projects/editors/*', async (route) => {
    if (!isDown || route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    lost.push(route.request().postData() ?? '');
    return route.abort('connectionreset');
  });
  await zoom.press('ArrowRight');
  // The save and its two quick repetitions.
  await expect.poll(() => lost.length).toBe(3);
  await zoom.press('ArrowRight');
  const wanted = await zoom.inputValue();
  isDown = false;
  await expect(status).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await editor.places.first().focus();
  await expect(zoom).toHaveValue(wanted);
});

test('the other version that can’t be loaded is reported, and the question stays @long', async ({
  photographer,
}) => {
  const { context, complaints } = photographer;
  complaints.expect(/status of 409|Failed to load resource/);
  const first = await openPrint(photographer);
  await changeInTwoTabs(photographer);
  const take = first.dialog.getByRole('button', { name: 'Take the other version' });
  await take.waitFor();
  await context.setOffline(true);
  await take.click();
  await expect(first.dialog.getByRole('alert')).toContainText('Both versions are still there');
  await context.setOffline(false);
  await take.click();
  await expect(first.dialog).toBeHidden();
  await first.kept('saved').waitFor();
});

test('an item that was deleted says where it is when its address is opened @long', async ({
  photographer,
}) => {
  const { page, client } = photographer;
  const editor = await openPrint(photographer);
  await editor.toCart.click();
  await page.waitForURL('**/cart');
  const { items } = await client.call(getCart);
  const itemId = items[0]?.itemId ?? '';
  await client.call(moveItem, { params: { itemId, destinationStatus: 'abandoned' } });
  await page.goto(`/item/edit/${itemId}`);
  await page.getByRole('link', { name: 'See recently deleted' }).click();
  await page.getByRole('button', { name: /^Move to cart: / }).click();
  await expect.poll(async () => (await client.call(getCart)).items[0]?.status).toBe('pending');
  await editor.open(`/item/edit/${itemId}`);
});

test('a design whose gallery was closed goes on without its pictures @long', async ({ people }) => {
  const owner = await people.photographer();
  const { galleryId, link, photoIds } = await sharedGalleryOf(owner, { count: 1 });
  const { page } = await people.visitor();
  await open(page, link);
  const editor = editorPage(page);
  await editor.open(
    `/editor/new/${galleryId}/photographic-print/none?size=4x6&photo=${photoIds[0]}`,
  );
  await editor.drawn();
  await editor.option(/^Glossy/).press('Space');
  await editor.kept('saved').waitFor();
  await owner.client.call(revokeLink, { params: { galleryId } });
  await page.reload();
  await editor.ready();
  await editor.tool('Photos').click();
  await expect(editor.tray).toHaveCount(1);
  await expect(editor.tray.locator('img')).toHaveCount(0);
  await editor.tool('Options').click();
  await editor.option(/^Luster/).press('Space');
  await editor.kept('saved').waitFor();
});
