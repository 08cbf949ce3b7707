import { ownFavorites } from '@albumen/contract/endpoints/favorites';
import { expect } from '../../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../../pages/gallery-page.ts';
import { open } from '../../../pages/hydrated.ts';
import { both, type Scene, type Step } from './step.ts';

const offered = ({ page }: Scene) => page.getByRole('button', { name: 'Try again' });
const tryAgain = (scene: Scene) => offered(scene).click();

export const lookingSteps: readonly Step[] = [
  {
    name: 'a gallery’s photos',
    calls: /\/s\/[^/]+\/photos\//,
    cuts: ['before'],
    begin: async () => undefined,
    act: async (scene) => {
      await open(scene.page, scene.gallery.link);
      await offered(scene).waitFor();
    },
    again: tryAgain,
    holds: async ({ page }) => expect(galleryPage(page).tiles).toHaveCount(2),
  },
  {
    name: 'a photo in the preview',
    calls: /\/r\//,
    cuts: ['before'],
    begin: ({ page, gallery }) => open(page, gallery.link),
    act: ({ page }) => galleryPage(page).open(1).click(),
    holds: async ({ page }) => {
      await expect(photoPreview(page).at(1, 2)).toBeAttached();
      const photo = photoPreview(page).photo.first();
      await expect
        .poll(() =>
          photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0);
    },
  },
  {
    name: 'a heart',
    calls: /\/favorite\/add\//,
    cuts: both,
    short: 'answer',
    begin: ({ page, gallery }) => open(page, gallery.link),
    act: ({ page }) => galleryPage(page).favorite(1).click(),
    holds: async ({ page, client, gallery }) => {
      const params = { shareId: gallery.shareId };
      const list = async () => (await client.call(ownFavorites, { params })).photoIds;
      await expect.poll(list).toHaveLength(1);
      await expect(galleryPage(page).favorite(1)).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a download',
    calls: /\/shared\/[^/]+\/guest$/,
    cuts: ['before'],
    begin: async ({ page, gallery }) => {
      await open(page, gallery.link);
      await galleryPage(page).open(1).click();
      await photoPreview(page).at(1, 2).waitFor();
    },
    act: async ({ page }) => {
      const preview = photoPreview(page);
      await preview.press(preview.download);
      await page.getByRole('dialog', { name: 'The download did not start' }).waitFor();
    },
    holds: async (scene) => {
      const [download] = await Promise.all([scene.page.waitForEvent('download'), tryAgain(scene)]);
      expect(download.suggestedFilename()).toMatch(/\.jpg$/);
    },
  },
  {
    name: 'the shop',
    calls: /\/catalog/,
    cuts: ['before'],
    begin: ({ page, gallery }) => open(page, gallery.link),
    act: async (scene) => {
      await galleryPage(scene.page).bar.getByRole('link', { name: 'Shop' }).click();
      await offered(scene).waitFor();
    },
    again: tryAgain,
    holds: async ({ page, gallery }) => {
      await expect(page.getByText('Mia and Tom').first()).toBeVisible();
      expect(page.url()).toContain(gallery.galleryId);
    },
  },
];
