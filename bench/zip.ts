/**
 * A whole gallery as one archive against the same bytes through a bare HTTP server, and the memory
 * of the web process while it streams.
 *
 *   node bench/zip.ts [--gb 5]
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { startBenchStore } from './kit/bench-store.ts';
import { startChildServer } from './kit/child-server.ts';
import { sum } from './kit/numbers.ts';
import { newPhotographer } from './kit/photographer.ts';
import { describeMachine, report } from './kit/report.ts';
import { uploadPhotos } from './upload/photos.ts';
import { drain, type Drained } from './zip/drain.ts';
import { addOriginals, openArchive } from './zip/large-gallery.ts';
import { watchResident } from './zip/resident.ts';

const { values } = parseArgs({ options: { gb: { type: 'string', default: '5' } } });
const rounds = 3;
const differentPhotos = 16;
const gigabyte = 1_000_000_000;
const mebibyte = 1_048_576;

await using store = await startBenchStore();
const photographer = await newPhotographer(store);
const sources = await uploadPhotos(differentPhotos);
const { galleryId, paths } = await addOriginals(store, photographer, {
  sources,
  bytes: Number(values.gb) * gigabyte,
});
const archive = await openArchive(store, photographer, galleryId);
using server = await startChildServer(join(import.meta.dirname, 'zip/bare-server.ts'), paths);
console.log(`${paths.length} photos; ${describeMachine()}`);

// What a first download leaves warm in both processes is not growth.
const firstBytes = { range: 'bytes=0-199999999' };
await drain(server.origin);
await drain(archive.url, { ...archive.headers, ...firstBytes });
const ours: Drained[] = [];
const bare: Drained[] = [];
const growth: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(await drain(server.origin));
  const memory = await watchResident(store.pid);
  ours.push(await drain(archive.url, archive.headers));
  growth.push(await memory.stop());
}
const rate = (all: readonly Drained[]) =>
  sum(all.map(({ bytes }) => bytes)) / 1_000_000 / (sum(all.map(({ tookMs }) => tookMs)) / 1000);
report({
  what: `archive of ${values.gb} GB against a bare server`,
  value: rate(ours) / rate(bare),
  unit: '×',
  target: { atLeast: 0.8 },
  from: `${rate(ours).toFixed(0)} against ${rate(bare).toFixed(0)} MB/s, ${rounds} times each`,
});
report({
  what: 'growth of the web process while it streams',
  value: Math.max(...growth) / mebibyte,
  unit: 'MB',
  target: { atMost: 64 },
  from: growth.map((bytes) => Math.round(bytes / mebibyte)).join(', '),
});
console.log(`at the end: ${describeMachine()}`);
