import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { pressAt, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

test('the way from the dashboard to a favorite in the shared gallery needs no mouse', async ({
  photographer,
}) => {
  const { page, context } = photographer;
  const { managePath } = await sharedGalleryOf(photographer, { title: 'Harbor day' });
  await open(page, '/dashboard');
  await pressAt(page, page.getByRole('link', { name: 'Skip to content' }));
  await pressAt(page, page.getByRole('link', { name: 'Harbor day' }));
  await page.waitForURL(`**${managePath}`);

  const manage = managePage(page);
  await tabTo(page, manage.open('IMG_0001.jpg'));
  await page.keyboard.press('Alt+ArrowRight');
  await expect
    .poll(manage.order)
    .toEqual(['IMG_0002.jpg', 'IMG_0001.jpg', 'IMG_0003.jpg', 'IMG_0004.jpg']);

  await page.keyboard.press('Control+Home');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await pressAt(page, manage.share.opener);
  await tabTo(page, page.getByRole('link', { name: 'See it as a guest' }));
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const guest = await opening;
  await hydrated(guest);

  const gallery = galleryPage(guest);
  const preview = photoPreview(guest);
  await pressAt(guest, gallery.favorite(1), 'Space');
  await expect(gallery.favorite(1)).toHaveAttribute('aria-pressed', 'true');
  await pressAt(guest, gallery.open(2));
  await preview.at(2, 4).waitFor();
  await pressAt(guest, preview.favorite);
  await expect(preview.favorite).toHaveAttribute('aria-pressed', 'true');
  await guest.keyboard.press('Escape');
  await expect(gallery.open(2)).toBeFocused();
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 2');
});

test('a dialog keeps the focus inside, and Escape gives it back', async ({ photographer }) => {
  const { page } = photographer;
  const { managePath } = await sharedGalleryOf(photographer, { count: 2 });
  await open(page, managePath);
  const manage = managePage(page);
  await pressAt(page, manage.choose('IMG_0001.jpg'), 'Space');
  const remove = manage.selection.getByRole('button', { name: 'Delete' });
  await pressAt(page, remove);
  const dialog = page.getByRole('dialog', { name: 'Delete this photo' });
  await dialog.waitFor();
  const stops: boolean[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isWithin = (element: Element) =>
      element.contains(document.activeElement) || document.activeElement === document.body;
    stops.push(await dialog.evaluate(isWithin));
  }
  expect(stops.every(Boolean)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});
