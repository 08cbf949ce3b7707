import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
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
    /** What a screen reader says of the selected photo. */
    zoomTold: main.locator('.photo-bar output'),
    undo: main.getByRole('button', { name: 'Undo' }),
    /** What is shown of saving: 'saved', 'conflict'. */
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
    /** Its photos, too. */
    drawn: () => untilDrawn(page),
  };
}

const timeoutMs = 30_000;

/** Asked from outside, as `hydrated` does. */
async function untilDrawn(page: Page): Promise<void> {
  const latestAt = Date.now() + timeoutMs;
  while (!(await page.evaluate<boolean>(isPhotoDrawn))) {
    if (Date.now() > latestAt) throw new Error(`no photo is drawn on ${page.url()}`);
    await pause(100);
  }
}

/* What is seen in the first place: gray paper has one color, a photo has many. */
const isPhotoDrawn = `(() => {
  const canvas = document.querySelector('.paper canvas');
  const place = document.querySelector('.paper .place');
  if (!canvas || !place) return false;
  const [all, part] = [canvas.getBoundingClientRect(), place.getBoundingClientRect()];
  const scale = canvas.width / all.width;
  const sample = new OffscreenCanvas(8, 8).getContext('2d');
  sample.drawImage(
    canvas,
    (part.x - all.x) * scale,
    (part.y - all.y) * scale,
    part.width * scale,
    part.height * scale,
    0,
    0,
    8,
    8,
  );
  return new Set(new Uint32Array(sample.getImageData(0, 0, 8, 8).data.buffer)).size > 16;
})()`;

/** The same address with several photos of a product that shows one. */
export function bulkPage(page: Page) {
  const main = page.getByRole('main');
  return {
    prints: main.getByRole('list', { name: 'Prints' }).getByRole('listitem'),
    size: main.getByRole('combobox', { name: 'Size of all' }),
    crop: (fileName: string) => main.getByRole('button', { name: `${fileName}, crop.` }),
    more: (fileName: string) => main.getByRole('button', { name: `One more of ${fileName}` }),
    leaveOut: (fileName: string) => main.getByRole('button', { name: `Leave out ${fileName}` }),
    total: main.locator('.summary__total'),
    kept: main.locator('[data-save="saved"]'),
    toCart: main.getByRole('button', { name: 'Add to cart' }),
  };
}

/** Changes the design that is open, then in a second tab, then here again: the question comes up. */
export async function changeInTwoTabs(person: { page: Page; context: BrowserContext }) {
  const { page, context } = person;
  const first = editorPage(page);
  await first.places.first().focus();
  await page.keyboard.press('f');
  await first.kept('saved').waitFor();
  await page.waitForURL(/[?&]design=/);
  const other = await context.newPage();
  const second = editorPage(other);
  await second.open(page.url());
  await second.places.first().focus();
  await other.keyboard.press('r');
  await second.kept('saved').waitFor();
  await first.places.first().focus();
  await page.keyboard.press('+');
}
