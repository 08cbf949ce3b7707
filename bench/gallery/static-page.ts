import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/**
 * The peer of the gallery's page: its hero and the photos of its first rows in their places, as
 * plain HTML with nothing else. Written as `page.html` into the static server's folder, beside copies
 * of the pictures: the names that the store gives them lead nowhere on a disk.
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
        const style = `position:absolute;object-fit:cover;top:${top + scrollY}px;left:${left}px;width:${width}px;height:${height}px`;
        return { source: picture.currentSrc, loading: picture.loading, style };
      },
    ),
  );
  const tags: string[] = [];
  for (const { source, loading, style } of pictures) {
    if (source === '') continue;
    const reply = await context.request.get(source);
    if (!reply.ok()) throw new Error(`${source} was answered with ${reply.status()}`);
    const name = `picture-${tags.length}.webp`;
    await writeFile(join(folder, name), await reply.body());
    tags.push(`<img src="${name}" loading="${loading}" style="${style}">`);
  }
  await context.close();
  const html = `<!doctype html><meta charset="utf-8"><title>Ada and Noor</title><body style="margin:0">${tags.join('\n')}`;
  await writeFile(join(folder, 'page.html'), html);
}
