import { freezeClock } from '../../fixtures/clock.ts';
import { downloadAfter, unzip } from '../../fixtures/downloads.ts';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

const names = (...numbers: number[]) => numbers.map((number) => `IMG_000${number}.jpg`);

test('photos are put in order by dragging and by keys, and guests see that order', async ({
  photographer,
  people,
}) => {
  const { page } = photographer;
  const { managePath, photoIds, link } = await sharedGalleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  await expect.poll(manage.order).toEqual(names(1, 2, 3, 4));
  let saved = 0;
  page.on('response', (response) => {
    if (response.url().includes('/gallery/reorder/') && response.ok()) saved += 1;
  });

  await manage.dragBefore('IMG_0004.jpg', 'IMG_0001.jpg');
  await expect.poll(manage.order).toEqual(names(4, 1, 2, 3));

  await manage.open('IMG_0002.jpg').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(manage.order).toEqual(names(4, 1, 3, 2));
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(manage.order).toEqual(names(4, 1, 2, 3));

  // The order is seen before it is saved.
  await expect.poll(() => saved).toBe(3);
  await open(page, managePath);
  await expect.poll(manage.order).toEqual(names(4, 1, 2, 3));
  const guest = await people.visitor();
  await open(guest.page, link);
  const shown = guest.page.getByRole('list', { name: 'Photos' }).locator('[data-photo]');
  await expect(shown.first()).toHaveAttribute('data-photo', photoIds[3] ?? '');
});

test('closing the page while a new order is on its way asks first', async ({ photographer }) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  await expect.poll(manage.order).toEqual(names(1, 2, 3, 4));
  const reordering = await holdBack(page, '**/gallery/reorder/*');
  await manage.open('IMG_0002.jpg').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await reordering.asked;
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const prompt = await asked;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  const saved = page.waitForResponse('**/gallery/reorder/*');
  reordering.release();
  expect((await saved).ok()).toBe(true);
  await open(page, managePath);
  await expect.poll(manage.order).toEqual(names(1, 3, 2, 4));
});

test('a sort of the menu is kept, reversed too @long', async ({ photographer }) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  await expect.poll(manage.order).toEqual(names(1, 2, 3, 4));
  await manage.sorts.click();
  const saved = page.waitForResponse('**/gallery/settings/*');
  await page.getByRole('menuitemradio', { name: 'File name, Z to A' }).click();
  await expect.poll(manage.order).toEqual(names(4, 3, 2, 1));
  // The order is seen before it is saved.
  await saved;
  await open(page, managePath);
  await expect.poll(manage.order).toEqual(names(4, 3, 2, 1));
});

test('deleted photos come back by Undo, at its second try too, and later from the bin', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(/status of 500/);
  const { managePath } = await galleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  const deleteTwo = async () => {
    await manage.choose('IMG_0002.jpg').click();
    await manage.choose('IMG_0003.jpg').click();
    await expect(manage.selection).toContainText('2 selected');
    await manage.selection.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 photos' });
    const deleted = page.waitForResponse('**/photo/delete');
    await dialog.getByRole('button', { name: 'Delete 2 photos' }).click();
    await expect.poll(manage.order).toEqual(names(1, 4));
    // They are hidden before they are deleted.
    await deleted;
  };
  await deleteTwo();
  await page.route('**/photo/restore', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  const failure = page.getByRole('dialog', { name: 'Nothing was restored' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(manage.order).toEqual(names(1, 2, 3, 4));

  await deleteTwo();
  await manage.tab('Bin').click();
  await expect(manage.panel.getByText('IMG_0002.jpg')).toBeVisible();
  await manage.panel.getByRole('button', { name: 'Restore all' }).click();
  await expect(manage.panel.getByText('The bin is empty')).toBeVisible();
  await manage.tab('Photos').click();
  await expect.poll(manage.order).toEqual(names(1, 2, 3, 4));
});

test('photos are selected one by one, in a range, all, and cleared @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  await manage.choose('IMG_0001.jpg').click();
  await manage.choose('IMG_0003.jpg').click({ modifiers: ['Shift'] });
  await expect(manage.selection).toContainText('3 selected');
  await manage.selection.getByRole('button', { name: 'Clear' }).click();
  await expect(manage.selection).toBeHidden();
  await manage.main.getByRole('button', { name: 'Select all' }).click();
  await expect(manage.selection).toContainText('4 selected');
  await manage.selection.getByRole('button', { name: 'Favorite' }).click();
  await expect(manage.tab('Favorites')).toHaveAccessibleName(/4/);
  const archive = await downloadAfter(page, () =>
    manage.selection.getByRole('button', { name: 'Download' }).click(),
  );
  expect((await unzip(archive.bytes)).size).toBe(4);
});

test('a photo becomes the hero from its preview, which shows its facts', async ({
  photographer,
  people,
}) => {
  const { page } = photographer;
  const { managePath, link } = await sharedGalleryOf(photographer);
  await open(page, managePath);
  const manage = managePage(page);
  const preview = photoPreview(page);
  await manage.open('IMG_0002.jpg').click();
  await preview.at(2, 4).waitFor();
  await preview.press(preview.details);
  await expect(preview.facts).toContainText('IMG_0002.jpg');
  await expect(preview.facts).toContainText('2,000 ×');
  await preview.press(preview.action('Make it the hero'));
  await expect(preview.dialog.getByText('This photo is the hero now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview.dialog).toBeHidden();
  await expect(manage.tile('IMG_0002.jpg').getByText('Hero', { exact: true })).toBeAttached();

  // Where it is cropped is moved by keys, and its cover chosen; every crop follows.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('Framed', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Framed' })).toBeChecked();
  const saved = page.waitForResponse(/\/gallery\/focus\//);
  await page.getByRole('slider', { name: 'Focal point, from left to right' }).focus();
  await page.keyboard.press('End');
  expect((await saved).ok()).toBe(true);

  const guest = await people.visitor();
  await open(guest.page, link);
  await expect(guest.page.locator('.gallery-hero--framed > img')).toHaveCSS(
    'object-position',
    '100% 50%',
  );
  const shown = guest.page.locator('meta[property="og:image"]');
  await expect(shown).toHaveAttribute('content', /\/r\/\w+\/cover-100-50\.jpg$/);
});

test('details show under photos behind a toggle that is locked for half a second @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 2 });
  await open(page, managePath);
  const manage = managePage(page);
  await manage.open('IMG_0001.jpg').waitFor();
  await freezeClock(page);
  const toggle = manage.main.getByRole('button', { name: /^(Show|Hide) details$/ });
  await toggle.click();
  const details = manage.grid.getByText('0.1 MB').first();
  await expect(details).toBeVisible();
  await expect(toggle).toBeDisabled();
  await page.clock.runFor(499);
  await expect(toggle).toBeDisabled();
  await page.clock.runFor(1);
  await expect(toggle).toBeEnabled();
  await toggle.click();
  await expect(details).toBeHidden();

  await page.clock.resume();
  // The size of tiles is chosen once for this browser.
  const height = async () => (await manage.tile('IMG_0001.jpg').boundingBox())?.height ?? 0;
  const small = await height();
  await manage.chooseFrom('Size: Small tiles', 'Large tiles');
  await expect.poll(height).toBeGreaterThan(small * 1.5);
  await open(page, managePath);
  await expect.poll(height).toBeGreaterThan(small * 1.5);
});
