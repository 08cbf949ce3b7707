/**
 * Uploads through a real Chromium: the zero preset against a bare PUT loop, the performance preset
 * against its own stages, acknowledgments with and without rendering beside them, and memory.
 *
 *   node bench/upload.ts [--photos 500] [--only zero,performance,rendering]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databasePid, startBenchStore } from './kit/bench-store.ts';
import { newPhotographer } from './kit/photographer.ts';
import { describeMachine } from './kit/report.ts';
import { openBenchPage } from './upload/bench-page.ts';
import { comparePerformance } from './upload/compare-performance.ts';
import { compareRendering } from './upload/compare-rendering.ts';
import { compareZero } from './upload/compare-zero.ts';
import { uploadPhotos } from './upload/photos.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '500' },
    only: { type: 'string', default: 'zero,performance,rendering' },
  },
});
const parts = new Set(values.only.split(','));
const photos = await uploadPhotos(Number(values.photos));
console.log(`${photos.length} photos; ${describeMachine()}`);

// Rendering has its own part: the first two are about sending alone.
if (parts.has('zero') || parts.has('performance')) {
  await using store = await startBenchStore({ WORKER_PROCESSES: '0' });
  const photographer = await newPhotographer(store);
  await using bench = await openBenchPage(photographer, photos);
  const run = {
    page: bench.page,
    origin: store.origin,
    photographer,
    photos: photos.length,
    folders: [bench.filesFolder, join(store.dataDir, 'files/objects/originals')],
    servers: { ours: [store.pid, await databasePid(store)], bare: [bench.serverPid] },
  };
  if (parts.has('zero')) await compareZero(run);
  if (parts.has('performance')) await comparePerformance(run);
}
if (parts.has('rendering')) {
  await using store = await startBenchStore();
  const photographer = await newPhotographer(store);
  await using bench = await openBenchPage(photographer, photos);
  await compareRendering({ page: bench.page, store, photographer, photos: photos.length });
}
console.log(`at the end: ${describeMachine()}`);
