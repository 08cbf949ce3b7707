import { galleryOf } from '../../fixtures/gallery.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

test('what is typed into the title while an earlier one is on its way outlives the answer @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  await open(page, managePath);
  const { title } = managePage(page);
  const held = await holdBack(page, '**/gallery/edit/*');
  await title.fill('By the sea');
  await title.press('Enter');
  await held.asked;
  await title.fill('By the lake');
  held.release();
  await expect(page).toHaveTitle(/^By the sea/);
  await expect(title).toHaveValue('By the lake');
  await title.press('Enter');
  await expect(page).toHaveTitle(/^By the lake/);
});

test('a switch pressed by mistake on a slow line is taken back by the next press @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  await open(page, `${managePath}#settings`);
  const downloads = managePage(page).panel.getByLabel('Guests may download');
  await expect(downloads).toBeChecked();
  const held = await holdBack(page, '**/gallery/settings/*');
  const answers: number[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/gallery/settings/')) answers.push(reply.status());
  });
  await downloads.click();
  await held.asked;
  await expect(downloads).not.toBeChecked();
  await downloads.click();
  await expect(downloads).toBeChecked();
  held.release();
  await expect.poll(() => answers).toEqual([200, 200]);
  await page.reload();
  await expect(downloads).toBeChecked();
});

test('whoever leaves while a setting is on its way is not held back by it @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  await open(page, `${managePath}#settings`);
  const { panel, tab } = managePage(page);
  const held = await holdBack(page, '**/gallery/settings/*');
  await panel.getByLabel('Guests may order').click();
  await held.asked;
  await tab('Photos').click();
  await expect(page.getByRole('list', { name: 'Photos' })).toBeVisible({ timeout: 5000 });
  await tab('Settings').click();
  await expect(panel.getByLabel('Guests may order')).not.toBeChecked();
  await page.getByRole('link', { name: 'Galleries' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 5000 });
  held.release();
});
