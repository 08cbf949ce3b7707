/**
 * Writes every page and overlay, empty, full and failed, of both brands at three widths, light and
 * dark, into screens/, with a contact sheet.
 *
 *   npm run screens [-- --only gallery,cart] [--brand halide] [--width 390,1440] [--scheme dark] [--folder <folder>]
 *
 * Only when asked for: 320 pixels, 720 for 1440 at 200 %, and the scheme `forced`, colors of the reader's system.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { labBrands, type LabBrand } from '@albumen/contract/brands';
import { launchChromium } from '@albumen/test-kit/chromium';
import { request, type Browser } from '@playwright/test';
import { openMailbox } from '../e2e/client/mailbox.ts';
import { newAddress } from '../e2e/client/new-address.ts';
import { createPageClient } from '../e2e/client/page-client.ts';
import { createPeople } from '../e2e/fixtures/people.ts';
import { startStore, type StartedStore } from '../e2e/store/start-store.ts';
import { gatherCast } from './lib/screens/cast.ts';
import { writeContactSheet } from './lib/screens/contact-sheet.ts';
import { otherWidths, schemes, shoot, widths, type Shot } from './lib/screens/shoot.ts';
import { screens } from './lib/screens/states.ts';
import { ensureChromium } from './lib/verify/chromium.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    brand: { type: 'string' },
    width: { type: 'string', default: widths.join(',') },
    scheme: { type: 'string', default: 'light,dark' },
    folder: { type: 'string', default: join(import.meta.dirname, '../screens') },
  },
});
const folder = resolve(values.folder);
const chosen = screens.filter(({ name }) =>
  values.only.split(',').some((part) => name.includes(part)),
);
const chosenSchemes = schemes.filter((scheme) => values.scheme.split(',').includes(scheme));
const chosenWidths = [...widths, ...otherWidths].filter((width) =>
  values.width.split(',').includes(String(width)),
);
const chosenBrands = labBrands.filter(
  (brand) => values.brand === undefined || values.brand === brand,
);

async function shootBrand(browser: Browser, store: StartedStore, labBrand: LabBrand) {
  const operator = await request.newContext({ extraHTTPHeaders: newAddress() });
  const client = createPageClient(operator, { labBrand, origin: store[labBrand] });
  const mailbox = await openMailbox(client, store.operatorToken);
  const people = createPeople({ browser, store, mailbox });
  const cast = await gatherCast(people, labBrand, store);
  console.log(`${labBrand}: everything is in place`);
  const shots: Shot[] = [];
  for (const screen of chosen.filter(({ only = labBrand }) => only === labBrand)) {
    for (const width of chosenWidths) {
      try {
        shots.push(...(await shoot(screen, cast, { width, folder, chosen: chosenSchemes })));
      } catch (error) {
        process.exitCode = 1;
        console.error(`${labBrand} ${screen.name} ${width}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  await operator.dispose();
  return shots;
}

const startedAt = performance.now();
const store = await startStore();
process.env['CHROMIUM_PATH'] = ensureChromium();
const browser = await launchChromium();
try {
  if (values.only === '') await rm(folder, { recursive: true, force: true });
  const shots = await Promise.all(chosenBrands.map((brand) => shootBrand(browser, store, brand)));
  await writeContactSheet(folder, shots.flat());
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${shots.flat().length} screens in ${minutes} min: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await store.stop();
}
