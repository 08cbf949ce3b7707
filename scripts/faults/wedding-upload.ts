/**
 * A whole wedding through the create page of a real browser, reloaded at 40 %: distinct photos of 12
 * megapixels and about 3 MB. Nothing that was stored is sent again, and the browser's memory does
 * not grow with the number of photos.
 *
 *   node scripts/faults/wedding-upload.ts [--photos 3200]
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchChromium } from '@albumen/test-kit/chromium';
import { request, type Page } from '@playwright/test';
import { openMailbox } from '../../e2e/client/mailbox.ts';
import { newAddress } from '../../e2e/client/new-address.ts';
import { createPageClient } from '../../e2e/client/page-client.ts';
import { photoCount } from '../../e2e/client/galleries.ts';
import { createPeople } from '../../e2e/fixtures/people.ts';
import { createGalleryPage } from '../../e2e/pages/create-gallery-page.ts';
import { open } from '../../e2e/pages/hydrated.ts';
import { photoInput, uploadPanel } from '../../e2e/pages/upload.ts';
import { startStore } from '../../e2e/store/start-store.ts';
import { ensureChromium } from '../lib/verify/chromium.ts';
import { watchPageMemory } from '../lib/wedding/page-memory.ts';
import { watchPuts } from '../lib/wedding/sent-puts.ts';
import { weddingPhotos } from '../lib/wedding/wedding-photos.ts';

const { values } = parseArgs({ options: { photos: { type: 'string', default: '3200' } } });
const count = Number(values.photos);
const reloadAt = Math.floor(count * 0.4);
const mib = 1_048_576;
/** What was under way at the reload may have to be sent again. */
const lanes = 12;
/** Whatever the batch: a heap of thousands of file bodies would be gigabytes. */
const mostHeapBytes = 300 * mib;
const mostBrowserBytes = 3_000 * mib;
const timeoutMs = 3 * 3_600_000;

async function untilUploaded(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error('the upload takes too long');
    if (page.isClosed()) throw new Error('the page is gone');
    await sleep(500);
  }
}

const { paths, totalBytes } = await weddingPhotos(count, (line) => console.log(line));
const store = await startStore();
process.env['CHROMIUM_PATH'] = ensureChromium();
const browser = await launchChromium();
const operator = await request.newContext({ extraHTTPHeaders: newAddress() });
try {
  const client = createPageClient(operator, { labBrand: 'halide', origin: store.halide });
  const mailbox = await openMailbox(client, store.operatorToken);
  const owner = await createPeople({ browser, store, mailbox }).photographer();
  const { page, context } = owner;
  const puts = watchPuts(context);
  const memory = await watchPageMemory(page, browser);

  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Mia and Tom', businessName: 'Ames' });
  const startedAt = performance.now();
  await creation.choosePhotos([...paths]);
  await page.waitForURL('**/gallery/manage/*', { timeout: timeoutMs });
  const galleryId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const uploaded = () => photoCount(owner.client, galleryId);

  await untilUploaded(page, async () => (await uploaded()) >= reloadAt);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const atReload = await uploaded();
  console.log(`Reloaded at ${atReload} of ${count} photos.`);
  await page.getByText(`An upload of ${count.toLocaleString('en-US')} photos`).waitFor();
  await photoInput(page).setInputFiles([...paths]);
  await uploadPanel(page).done.waitFor({ timeout: timeoutMs });
  const seconds = (performance.now() - startedAt) / 1000;
  const arrived = await uploaded();
  const begun = [...puts.begun.values()].reduce((sum, times) => sum + times, 0);
  memory.stop();

  const faults = [
    arrived !== count && `${arrived} of ${count} photos are in the gallery`,
    puts.begun.size !== count && `${puts.begun.size} distinct files left the browser`,
    puts.sentAgain > 0 && `${puts.sentAgain} files were sent again although they were stored`,
    begun > count + lanes && `${begun} requests with a body for ${count} photos`,
    memory.peakHeapBytes() > mostHeapBytes && 'the page used too much memory',
    memory.peakBrowserBytes() > mostBrowserBytes && 'the browser used too much memory',
    ...owner.complaints.unexpected(),
  ].filter((fault) => fault !== false);
  console.log(`${count} photos, ${Math.round(totalBytes / mib)} MB, in ${seconds.toFixed(0)} s`);
  console.log(
    `${Math.round(totalBytes / mib / seconds)} MB/s, ${(count / seconds).toFixed(1)} photos/s`,
  );
  console.log(
    `${begun} bodies sent, of ${puts.begun.size} files, ${puts.sentAgain} of them stored before`,
  );
  console.log(`peak heap of the page ${Math.round(memory.peakHeapBytes() / mib)} MB`);
  console.log(`peak memory of the browser ${Math.round(memory.peakBrowserBytes() / mib)} MB`);
  console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
  for (const fault of faults) console.error(`FAULT ${fault}`);
  console.log(faults.length === 0 ? 'passed' : 'FAILED');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await operator.dispose();
  await browser.close();
  await store.stop();
}
