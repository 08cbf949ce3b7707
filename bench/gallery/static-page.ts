import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/**
 * The peer of the gallery's page: its hero and the photos of its first rows in their places, as
 * plain HTML with nothing else. Written as `page.html` into the static server's folder.
 */
export async function layOutStaticPage(
  browser: Browser,
  address: string,
  { folder, viewport }: { folder: string; viewport: { width: number; height: number } },
): Promise<void> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.photo-tile').first().waitFor();
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.gallery-hero__photo, .photo-tile img')].map(
      (picture) => {
        const { top, left, width, height } = picture.getBoundingClientRect();
        const copy = picture.cloneNode() as HTMLImageElement; // of an image
        copy.removeAttribute('class');
        copy.setAttribute(
          'style',
          `position:absolute;object-fit:cover;top:${top + scrollY}px;left:${left}px;width:${width}px;height:${height}px`,
        );
        return copy.outerHTML;
      },
    ),
  );
  await context.close();
  const html = `<!doctype html><meta charset="utf-8"><title>Ada and Noor</title><body style="margin:0">${pictures.join('\n')}`;
  await writeFile(join(folder, 'page.html'), html);
}
