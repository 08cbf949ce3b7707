import type { Page } from '@playwright/test';
import { photoInput, type ChosenFiles } from './upload.ts';

/** `/gallery/manage/{id}` */
export function managePage(page: Page) {
  const main = page.getByRole('main');
  const grid = main.getByRole('list', { name: 'Photos' });
  return {
    main,
    grid,
    title: main.getByRole('textbox', { name: 'Title' }),
    tiles: grid.getByRole('button', { name: /^Open / }),
    open: (name: string) => grid.getByRole('button', { name: `Open ${name}`, exact: true }),
    choose: (name: string) => grid.getByRole('button', { name: `Choose ${name}`, exact: true }),
    tile: (name: string) =>
      grid
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: `Open ${name}` }) }),
    tab: (label: string) => main.getByRole('tab', { name: label }),
    panel: main.getByRole('tabpanel').filter({ visible: true }),
    selection: page.getByRole('region', { name: 'Selected photos' }),
    addPhotos: (files: ChosenFiles) => photoInput(page).setInputFiles(files),
    /** File names in the order shown. */
    order: async (): Promise<string[]> => {
      const labels = await grid
        .getByRole('button', { name: /^Open / })
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
      return labels.map((label) => label.replace('Open ', ''));
    },
    sorts: main.getByRole('button', {
      name: /^(Order: )?(My order|Time taken|Time uploaded|File name)/,
    }),
    /** Drags a photo before another with the mouse. */
    async dragBefore(name: string, target: string): Promise<void> {
      await grid.getByRole('button', { name: `Open ${name}`, exact: true }).hover();
      await page.mouse.down();
      const place = grid.getByRole('button', { name: `Open ${target}`, exact: true });
      const { x, y, width, height } = (await place.boundingBox()) ?? nowhere;
      await page.mouse.move(x + width / 4, y + height / 2, { steps: 8 });
      await page.mouse.up();
    },
    async chooseFrom(menu: string | RegExp, entry: string | RegExp): Promise<void> {
      await main.getByRole('button', { name: menu }).click();
      await page.getByRole('menu').getByRole('menuitemradio', { name: entry }).click();
    },
    async chooseAction(menu: string, entry: string): Promise<void> {
      await main.getByRole('button', { name: menu }).click();
      await page.getByRole('menu').getByRole('menuitem', { name: entry }).click();
    },
    share: shareMenu(page),
  };
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

function shareMenu(page: Page) {
  const main = page.getByRole('main');
  return {
    opener: main.locator('summary').filter({ hasText: 'Share gallery' }),
    link: main.getByLabel('Link', { exact: true }),
    copy: main.getByRole('button', { name: /^(Copy link|Copied)$/ }),
    qr: main.getByRole('img', { name: 'QR code of the link' }),
    mailTo: main.getByLabel('Mail the link to'),
    personalLine: main.getByLabel('A personal line'),
    mail: main.getByRole('button', { name: 'Mail it' }),
    revoke: main.getByRole('button', { name: 'Revoke link' }),
    async openLink(): Promise<string> {
      await main.locator('summary').filter({ hasText: 'Share gallery' }).click();
      return main.getByLabel('Link', { exact: true }).inputValue();
    },
  };
}
