/**
 * A wedding in the Firefox that is installed here, driven by WebDriver BiDi: uploaded, shared, looked at,
 * downloaded, bought and paid by card, and looked at once more when the store is gone. `npm test` knows
 * Chromium only. Needs a Firefox (`FIREFOX_PATH`, or where systems have it); says so without.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { registerVerified } from '../../e2e/client/accounts.ts';
import { openMailbox, type Mailbox } from '../../e2e/client/mailbox.ts';
import { createPageClient } from '../../e2e/client/page-client.ts';
import { quickPhotos } from '../../e2e/fixtures/photos.ts';
import { startStore } from '../../e2e/store/start-store.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { lookAndDownload, lookWithoutStore, uploadGallery } from '../lib/firefox/gallery.ts';
import { payByCard } from '../lib/firefox/paying.ts';
import { launchFirefox, type FirefoxPeople } from '../lib/firefox/people.ts';

const pictures = join(import.meta.dirname, '../../test-results/firefox');
const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const path = findFirefox();
if (path === undefined) console.log('No Firefox here: nothing was tried (FIREFOX_PATH names one).');
else await celebrate(path);

async function celebrate(executable: string): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const store = ends.adopt(await startStore(), ({ stop }) => stop());
  const firefox = ends.adopt(await launchFirefox(executable, store.halide), ({ close }) => close());
  console.log(firefox.version);
  const operator = ends.adopt(await request.newContext(), (own) => own.dispose());
  const operatorClient = createPageClient(operator, { labBrand: 'halide', origin: store.halide });
  const mailbox = await openMailbox(operatorClient, store.operatorToken);

  try {
    await tryAll(firefox, { mailbox, endStore: store.stop });
  } catch (error) {
    await firefox.shoot(pictures);
    console.error(`pictures of its pages: ${pictures}`);
    throw error;
  }
  for (const complaint of firefox.complaints) console.error(complaint);
  sayVerdict({
    complaints: firefox.complaints.length,
    isPassed: firefox.complaints.length === 0,
  });
}

async function tryAll(
  firefox: FirefoxPeople,
  { mailbox, endStore }: { mailbox: Mailbox; endStore: () => Promise<void> },
): Promise<void> {
  const files = await quickPhotos(9);
  const owner = await firefox.person((client) => registerVerified(client, mailbox));
  const { galleryId, link } = await uploadGallery(owner, files);
  console.log('✓ nine photos uploaded and drawn');
  const guest = await firefox.person();
  await lookAndDownload(guest, { link, files, downloads: firefox.downloads });
  console.log('✓ a guest kept one and downloaded one, byte by byte');
  await payByCard(owner, galleryId);
  console.log('✓ a wrong card was told, a right one paid');
  await lookWithoutStore(guest, { link, count: files.length, end: endStore });
  console.log('✓ looked at without a store');
}

/** `FIREFOX_PATH`, else where systems install it; undefined where there is none. */
function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'], ...usualPaths].find(
    (path) => path !== undefined && existsSync(path),
  );
}
