import type { Page } from '@playwright/test';
import { open } from './hydrated.ts';

/** `/editor/new/…`, `/editor/card/…` and `/item/edit/…` */
export function editorPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    /** The places for photos on the side that is shown. */
    places: main.getByRole('button', { name: /^Photo( \d+ of \d+)?(:|,)/ }),
    tool: (name: string) => main.getByRole('button', { name, exact: true }),
    size: main.getByRole('combobox', { name: 'Size' }),
    option: (name: RegExp) => main.getByRole('radio', { name }),
    words: (label: string) => main.getByRole('textbox', { name: label }),
    tray: main.getByRole('list', { name: 'Your photos' }).getByRole('button'),
    addOwnPhotos: main.getByRole('button', { name: 'Add your own photos' }),
    fillPlaces: main.getByRole('button', { name: /^Fill \d+ places$/ }),
    total: main.locator('.summary__total'),
    /** What a screen reader is told of the selected photo. */
    zoomTold: main.locator('.photo-bar output'),
    undo: main.getByRole('button', { name: 'Undo' }),
    /** What is told about keeping: 'saved', 'conflict'. */
    kept: (status: string) => main.locator(`[data-save="${status}"]`),
    toCart: main.getByRole('button', { name: /^(Add|Save) to cart$/ }),
    dialog: page.getByRole('dialog'),
    takeAsItIs: page.getByRole('dialog').getByRole('button', { name: 'Add it as it is' }),
    async open(path: string): Promise<void> {
      await open(page, path);
      await this.ready();
    },
    /** The design is drawn. */
    ready: () => main.locator('.paper canvas').waitFor(),
  };
}
