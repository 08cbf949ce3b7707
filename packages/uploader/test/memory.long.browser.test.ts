import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { TestRig } from './test-rig.ts';
import { choose } from './page-steps.ts';
import { writePhotos } from './photos.ts';

const count = 300;
const sizeBytes = 3_000_000;
const megabyte = 1_048_576;
const rig = await TestRig.open();

/** Memory of their own in all processes that run pages, in bytes. */
async function pageMemoryBytes(page: Page): Promise<number> {
  const cdp = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  await cdp?.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const sizes = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('a batch of 300 photos, 900 MB, never lies in the memory of the page', async () => {
  const server = await rig.server();
  const page = await rig.page(server);
  const photos = await writePhotos(join(rig.folder, 'batch'), rig.base, { count, sizeBytes });
  await choose(page, photos);
  const before = await pageMemoryBytes(page);
  await page.evaluate(() => {
    void window.harness.upload({ preset: 'performance' });
  });
  let highest = 0;
  while (server.galleries.photos.length < count) {
    highest = Math.max(highest, (await pageMemoryBytes(page)) - before);
  }
  // Two workers with their buffers and a few decoded photos: as much for 30 photos as for 3000.
  expect(highest / megabyte).toBeLessThan(350);
}, 240_000);
