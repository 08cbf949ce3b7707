import type { Page } from '@playwright/test';
import type { UploadPreset } from '../src/upload-options.ts';
import type { UploadSnapshot } from '../src/upload-state.ts';
import type { PhotoFile } from './photos.ts';

/** Chooses files in the page's input. */
export async function choose(
  page: Page,
  photos: readonly Pick<PhotoFile, 'path'>[],
): Promise<void> {
  await page.setInputFiles(
    '#files',
    photos.map((photo) => photo.path),
  );
}

/** Chooses files and starts their upload; resolves when it has started. */
export async function startUpload(
  page: Page,
  photos: readonly Pick<PhotoFile, 'path'>[],
  preset: UploadPreset = 'default',
): Promise<void> {
  await choose(page, photos);
  await page.evaluate(async (wanted) => {
    await window.harness.upload({ preset: wanted });
  }, preset);
}

/** Resolves when the session of the page has ended. */
export function finished(page: Page): Promise<UploadSnapshot> {
  return page.evaluate(async () => {
    const { session } = window.harness;
    if (session === undefined) throw new Error('no session');
    return session.finished();
  });
}

/** Chooses and uploads; resolves at the end. */
export async function upload(
  page: Page,
  photos: readonly Pick<PhotoFile, 'path'>[],
  preset: UploadPreset = 'default',
): Promise<UploadSnapshot> {
  await startUpload(page, photos, preset);
  return finished(page);
}

/** What the page's browser remembers of an upload; null where it remembers none. */
export function findUnfinished(page: Page) {
  return page.evaluate(() =>
    window.harness.findUnfinishedUpload({ sessionType: 'project', sessionId: 'gallery-1' }),
  );
}

/** Prepares and starts what was dropped last. */
export async function uploadDrop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { lastDrop } = window.harness;
    if (lastDrop === undefined) throw new Error('nothing was dropped');
    const session = window.harness.open();
    await session.add(lastDrop);
    await session.preprocess();
    session.start();
  });
}

/** Goes on with what an earlier visit left: how it ended, null where nothing can be opened again. */
export function goOn(page: Page): Promise<UploadSnapshot | null> {
  return page.evaluate(async () => {
    const query = { sessionType: 'project', sessionId: 'gallery-1' } as const;
    const unfinished = await window.harness.findUnfinishedUpload(query);
    const picked = await unfinished?.reopen();
    if (picked === undefined || picked === null) return null;
    const session = window.harness.open();
    await session.add(picked);
    await session.preprocess();
    session.start();
    return session.finished();
  });
}

/** The types of the events so far, of one file or of all. */
export function eventTypes(page: Page, fileId?: string): Promise<string[]> {
  return page.evaluate(
    (id) =>
      window.harness.events
        .filter((event) => id === undefined || event.fileId === id)
        .map((event) => event.type),
    fileId,
  );
}

/** Resolves once an event of this type was reported so many times. */
export async function untilEvents(page: Page, type: string, count: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, least]) =>
      window.harness.events.filter((event) => event.type === wanted).length >= Number(least),
    [type, count] as const,
  );
}

/** Resolves once the session holds for this reason, or for none with null. */
export async function untilHeld(page: Page, hold: string | null): Promise<void> {
  await page.waitForFunction((wanted) => {
    const holds: readonly string[] = window.harness.session?.getSnapshot().holds ?? [];
    return wanted === null ? holds.length === 0 : holds.includes(wanted);
  }, hold);
}

/** Size and colors of thumbnails, above and below their middle. */
export function thumbnailColors(page: Page, files: UploadSnapshot['files']) {
  return page.evaluate(
    async (sources) => {
      const names = {
        red: [255, 0, 0],
        blue: [0, 0, 255],
        gold: [255, 215, 0],
        teal: [0, 128, 128],
      };
      const nameOf = (pixel: Uint8ClampedArray) =>
        Object.entries(names).find(([, color]) =>
          color.every((part, row) => Math.abs(part - (pixel[row] ?? 999)) < 40),
        )?.[0];
      const look = async (source: string) => {
        const bitmap = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const target = canvas.getContext('2d');
        if (target === null) throw new Error('no canvas');
        target.drawImage(bitmap, 0, 0);
        const at = (y: number) => nameOf(target.getImageData(128, y, 1, 1).data);
        return { size: [bitmap.width, bitmap.height], top: at(20), bottom: at(235) };
      };
      return Promise.all(sources.map(look));
    },
    files.map((file) => file.thumbnailUrl ?? ''),
  );
}
