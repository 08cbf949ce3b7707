/**
 * The editor: dragging a photo of 24 megapixels, on a print against a bare canvas that drags the same
 * bitmap, in turns, and on a card with words and foil; and how long it takes to open.
 *
 *   node bench/editor.ts [--rounds 5] [--only drag,open]
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '@albumen/test-kit/chromium';
import { compareDragging, measureCard } from './editor/compare-dragging.ts';
import { measureOpening } from './editor/measure-opening.ts';
import { uploadOwnPhotos } from './editor/own-photos.ts';
import { startBenchStore } from './kit/bench-store.ts';
import { runFolder } from './kit/places.ts';
import { describeMachine } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'drag,open' },
  },
});
const rounds = Number(values.rounds);
const parts = new Set(values.only.split(','));

await using store = await startBenchStore();
await using run = await runFolder();
const browser = await launchChromium();
try {
  const own = await uploadOwnPhotos(store, browser);
  const bench = { browser, folder: run.path, origin: store.origin, own, rounds };
  console.log(describeMachine());
  if (parts.has('drag')) {
    await compareDragging(bench);
    await measureCard(bench);
  }
  if (parts.has('open')) await measureOpening(bench);
} finally {
  await browser.close();
}
console.log(`at the end: ${describeMachine()}`);
