import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptPictures } from '../../../e2e/fixtures/kept-gallery.ts';
import { photoCount, share, untilRendered } from '../../../e2e/client/galleries.ts';
import { byRole } from './by-role.ts';
import type { FirefoxPerson } from './people.ts';

const withinMs = 60_000;

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error(`not within a minute: ${what}`);
    await sleep(200);
  }
}

/** Creates a gallery of these photos by its page, and shares it. */
export async function uploadGallery(
  { page, client, open }: FirefoxPerson,
  files: readonly string[],
): Promise<{ galleryId: string; link: string }> {
  await open('/gallery/create');
  await page.locator(byRole('textbox', 'Title')).fill('Mia and Tom');
  await page.locator(byRole('button', 'Go on')).click();
  await page.locator(byRole('textbox', 'Business name')).fill('Ames Photography');
  await page.locator(byRole('button', 'Go on')).click();
  await page.locator(byRole('button', 'Choose photos')).wait();
  const input = await page.waitForSelector('input[type="file"][aria-label="Photos"]');
  if (!input) throw new Error('nowhere to choose photos');
  await input.uploadFile(...files);
  await until('the manage page', () => Promise.resolve(page.url().includes('/gallery/manage/')));
  const galleryId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.locator('::-p-text(Your photos are uploaded)').wait();
  const arrived = await photoCount(client, galleryId);
  if (arrived !== files.length) throw new Error(`${arrived} of ${files.length} photos arrived`);
  const isDrawn = async () => (await drawn(page)) === files.length;
  await until('every tile of the manage page', isDrawn);
  // Guests are shown what is rendered.
  await untilRendered(client, galleryId, files.length);
  return { galleryId, ...(await share(client, galleryId)) };
}

/** A guest looks, hearts, turns pages by a key and downloads what was uploaded. */
export async function lookAndDownload(
  { page, open }: FirefoxPerson,
  { link, files, downloads }: { link: string; files: readonly string[]; downloads: string },
): Promise<void> {
  await open(link);
  await until('every tile', async () => (await drawn(page)) === files.length);
  await page.locator(byRole('button', 'Favorite photo 1')).click();
  await page.locator(byRole('link', 'Favorites 1')).wait();
  await page.locator(byRole('button', 'Open photo 2')).click();
  await page.locator(`::-p-text(Photo 2 of ${files.length})`).wait();
  await page.keyboard.press('ArrowRight');
  await page.locator(`::-p-text(Photo 3 of ${files.length})`).wait();
  await page.mouse.move(700, 450);
  await page.mouse.move(720, 470, { steps: 4 });
  await page.locator(byRole('button', 'Download this photo')).click();
  await page.locator(byRole('textbox', 'Your email')).fill('grandma@example.com');
  await page.locator(byRole('button', 'Download')).click();
  await until('the downloaded photo', () => isDownloaded(downloads, files));
}

/** Once the store is gone, what was seen is still there. */
export async function lookWithoutStore(
  { page, open }: FirefoxPerson,
  { link, count, end }: { link: string; count: number; end: () => Promise<void> },
): Promise<void> {
  await open(link);
  await until('a kept gallery', async () => Number(await page.evaluate(keptPictures)) >= count);
  await end();
  await page.reload();
  await page.locator('::-p-text(You are offline.)').wait();
  await until('every tile without a network', async () => (await drawn(page)) === count);
}

/** How many photos of the grid have come; goes down the page meanwhile, since those far away wait. */
const drawnNow = `(() => {
  window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
  const tiles = [...document.querySelectorAll('ul[aria-label="Photos"] > li')];
  const isDrawn = ({ naturalWidth }) => naturalWidth > 0;
  return tiles.filter((tile) => [...tile.querySelectorAll('img')].some(isDrawn)).length;
})()`;

async function drawn(page: FirefoxPerson['page']): Promise<number> {
  return Number(await page.evaluate(drawnNow));
}

async function isDownloaded(folder: string, files: readonly string[]): Promise<boolean> {
  const [name] = (await readdir(folder)).filter((file) => !file.endsWith('.part'));
  const source = files.find((path) => basename(path) === name);
  if (name === undefined || source === undefined) return false;
  return (await readFile(join(folder, name))).equals(await readFile(source));
}
