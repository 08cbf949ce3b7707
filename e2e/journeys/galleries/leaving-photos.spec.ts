import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { afterTimers, holdTraversals, releaseTraversals } from '../../fixtures/traversals.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';

const total = 13;
/** Longer than the preview keeps a step from the address. */
const settledAfterMs = 500;

const ways: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.evaluate(() => history.back()),
};

for (const [way, leave] of Object.entries(ways)) {
  test(`${way} right after a step leaves the photo, however busy the device is${way === 'Back' ? '' : ' @long'}`, async ({
    people,
    publicGallery,
  }) => {
    const { link } = await publicGallery();
    const { page, context } = await people.visitor();
    await holdTraversals(context);
    await open(page, link);
    const gallery = galleryPage(page);
    const preview = photoPreview(page);
    await gallery.open(1).press('Enter');
    await preview.at(1, total).waitFor();
    await page.keyboard.press('ArrowRight');
    await leave(page);
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    await afterTimers(page, settledAfterMs);
    await releaseTraversals(page);
    await expect(preview.dialog).toBeHidden();
    await expect(gallery.open(2)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });
}
