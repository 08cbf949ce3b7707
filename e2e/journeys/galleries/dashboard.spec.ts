import { prepareGallery } from '../../client/galleries.ts';
import { galleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

test('a deleted gallery comes back by Undo, and from the bin of the dashboard', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1, title: 'Harbor day' });
  const manage = managePage(page);
  const remove = async () => {
    await open(page, managePath);
    await manage.chooseAction('More', 'Delete gallery');
    const dialog = page.getByRole('dialog', { name: 'Delete “Harbor day”' });
    await dialog.getByRole('button', { name: 'Delete gallery' }).click();
    await page.waitForURL('**/dashboard');
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**${managePath}`);
  await expect(manage.title).toHaveValue('Harbor day');

  await remove();
  await page.getByRole('tab', { name: /^Bin/ }).click();
  const binned = page.getByRole('listitem').filter({ hasText: 'Harbor day' });
  await binned.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('“Harbor day” is back.')).toBeVisible();
  await page.getByRole('tab', { name: /^Galleries/ }).click();
  await page.getByRole('link', { name: 'Harbor day' }).click();
  await expect(manage.title).toHaveValue('Harbor day');
});

test('the dashboard finds galleries by their words and puts them in order @long', async ({
  photographer,
}) => {
  const { page, client, request } = photographer;
  for (const title of ['Harbor day', 'Anna and Ben', 'Zoe is one']) {
    await prepareGallery(client, request, { title });
  }
  await open(page, '/dashboard');
  const titles = async () => {
    const texts = await page.getByRole('tabpanel').getByRole('link').allInnerTexts();
    return texts.map((text) => text.split('\n').at(-1));
  };
  await expect.poll(titles).toEqual(['Zoe is one', 'Anna and Ben', 'Harbor day']);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tile = await page.getByRole('tabpanel').getByRole('listitem').first().boundingBox();
    expect(tile?.width).toBeGreaterThanOrEqual(300);
    expect(tile?.width).toBeLessThanOrEqual(340);
  }
  await page.getByLabel('Order').selectOption({ label: 'Title A to Z' });
  await expect.poll(titles).toEqual(['Anna and Ben', 'Harbor day', 'Zoe is one']);
  await page.getByLabel('Search galleries').fill('harb');
  await page.getByLabel('Search galleries').press('Enter');
  await expect.poll(titles).toEqual(['Harbor day']);
  await page.goBack();
  await expect.poll(titles).toEqual(['Anna and Ben', 'Harbor day', 'Zoe is one']);
  await page.getByLabel('Search galleries').fill('nothing like it');
  await page.getByLabel('Search galleries').press('Enter');
  await expect(page.getByText('Nothing called “nothing like it”')).toBeVisible();
});
