import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { sum } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';

const kilobyte = 1024;

/** Every script that a browser loads before anybody has clicked, compressed with gzip. */
export async function measureScripts(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) bodies.set(response.url(), response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.photo-tile').first().waitFor();
  await page.waitForTimeout(1_000);
  const sizes = await Promise.all(
    [...bodies.values()].map(async (body) => gzipSync(await body, { level: 9 }).length),
  );
  await context.close();
  report({
    what: 'scripts before the first click',
    value: sum(sizes) / kilobyte,
    unit: 'KB',
    target: { atMost: 120 },
    from: `${sizes.length} files with gzip`,
  });
}
