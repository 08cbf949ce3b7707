/**
 * A shared gallery of 3200 photos: a party of guests against a static file server, the scripts of
 * its page, its largest paint against a static page, and scrolling through all of it; and a dashboard of
 * 10,000 galleries.
 *
 *   node bench/gallery.ts [--photos 3200] [--only party,indexing,lookup,dashboard,scripts,paint,scrolling]
 *
 * `indexing` is the same party while faces are looked for in other photos.
 */
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '@albumen/test-kit/chromium';
import { comparePaint } from './gallery/compare-paint.ts';
import { fillGallery } from './gallery/filled-gallery.ts';
import { startIndexing } from './gallery/indexing.ts';
import { measureScripts } from './gallery/page-size.ts';
import { measureScrolling } from './gallery/measure-scrolling.ts';
import { compareDashboards } from './gallery/many-galleries.ts';
import { compareLookUps } from './gallery/look-up.ts';
import { compareParties } from './gallery/party.ts';
import { layOutStaticPage } from './gallery/static-page.ts';
import { startBenchStore } from './kit/bench-store.ts';
import { startChildServer } from './kit/child-server.ts';
import { newPhotographer } from './kit/photographer.ts';
import { runFolder } from './kit/places.ts';
import { describeMachine } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '3200' },
    only: { type: 'string', default: 'party,indexing,lookup,dashboard,scripts,paint,scrolling' },
  },
});
const parts = new Set(values.only.split(','));
const viewports = {
  computer: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

await using store = await startBenchStore();
const photographer = await newPhotographer(store);
const gallery = await fillGallery(store, photographer, Number(values.photos));
await using run = await runFolder();
const folder = run.path;
await symlink(join(store.dataDir, 'files/objects/renditions'), join(folder, 'r'));
using server = await startChildServer(join(import.meta.dirname, 'gallery/static-server.ts'), [
  folder,
]);
console.log(`${gallery.photos.length} photos; ${describeMachine()}`);

const address = `${store.origin}/s/${gallery.shareId}/gallery`;
if (parts.has('party')) {
  await compareParties({ store, gallery, staticServer: server, folder });
}
if (parts.has('indexing')) {
  const indexing = await startIndexing();
  await compareParties({ store, gallery, staticServer: server, folder }, 'beside indexing: ');
  console.log(`  ${await indexing.stop()} photos were indexed meanwhile`);
}
if (parts.has('lookup')) await compareLookUps(store, gallery);
if (parts.has('dashboard')) await compareDashboards(store);
const browser = await launchChromium();
try {
  if (parts.has('scripts')) await measureScripts(browser, address);
  if (parts.has('paint')) {
    for (const viewport of Object.values(viewports)) {
      await layOutStaticPage(browser, address, { folder, viewport });
      const addresses = { store: address, peer: `${server.origin}/page.html` };
      await comparePaint(browser, addresses, viewport);
    }
  }
  if (parts.has('scrolling')) {
    await measureScrolling(browser, address, { folder, viewport: viewports.computer });
  }
} finally {
  await browser.close();
}
console.log(`at the end: ${describeMachine()}`);
