import { expect, type Locator, type Page } from '@playwright/test';

/** `/s/{id}/gallery` as guests see it. */
export function galleryPage(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Gallery' });
  const grid = page.getByRole('list', { name: 'Photos' });
  return {
    bar,
    grid,
    tiles: grid.getByRole('button', { name: /^Open photo/ }),
    open: (place: number) => grid.getByRole('button', { name: `Open photo ${place}`, exact: true }),
    choose: (place: number) =>
      grid.getByRole('button', { name: `Choose photo ${place}`, exact: true }),
    chosen: page.getByRole('navigation', { name: 'Chosen photos' }),
    favorite: (place: number) => grid.getByRole('button', { name: heartName(`photo ${place}`) }),
    /** A heart is red before it is kept: resolves once the store has it. */
    async keepFavorite(place: number): Promise<void> {
      const kept = page.waitForResponse('**/favorite/add/*');
      await grid.getByRole('button', { name: heartName(`photo ${place}`) }).click();
      await kept;
    },
    photosTab: bar.getByRole('link', { name: /^Photos/ }),
    favoritesTab: bar.getByRole('link', { name: /^Favorites/ }),
    action: (label: string) => bar.getByRole('button', { name: label }),
    loginPrompt: page.getByRole('dialog', { name: 'Keep more favorites' }),
  };
}

function heartName(of: string): RegExp {
  return new RegExp(`^Favorite ${of}$`);
}

/** The photo over the page: of guests and of owners. */
export function photoPreview(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Photo preview' });
  return {
    dialog,
    /** What a screen reader says of the photo shown. */
    at: (place: number, of: number) =>
      dialog.getByText(`Photo ${place} of ${of}`, { exact: true }).first(),
    photo: dialog.getByRole('img').filter({ visible: true }),
    next: dialog.getByRole('button', { name: 'Next photo' }),
    previous: dialog.getByRole('button', { name: 'Previous photo' }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    favorite: dialog.getByRole('button', { name: heartName('this photo') }),
    download: dialog.getByRole('button', { name: 'Download this photo' }),
    details: dialog.getByRole('button', { name: 'Photo details' }),
    facts: dialog.getByRole('complementary', { name: 'Photo details' }),
    action: (label: string) => dialog.getByRole('button', { name: label }),
    /** Presses a control as people do: it shows when the pointer moves. */
    async press(control: Locator): Promise<void> {
      await control.waitFor();
      await showControls(page);
      await control.click();
    },
    /** The same with a finger: a tap on the photo calls the controls when they have left. */
    async tap(control: Locator): Promise<void> {
      // They may leave between a look and the tap; a tap that finds them gone is none.
      await expect(async () => {
        if ((await dialog.locator('[data-quiet="true"]').count()) > 0) {
          const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
          await page.touchscreen.tap(width / 2, height / 2);
        }
        // Controls with the focus stay, however long the tap takes on a busy machine.
        await control.focus();
        await control.tap({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    },
  };
}

async function showControls(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.move(width / 2 + 20, height / 2 + 20, { steps: 4 });
}
