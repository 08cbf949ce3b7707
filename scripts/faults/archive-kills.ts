/**
 * Fault F3: the web process is killed in the middle of every archive download; the browser goes on
 * with Range and If-Range. The bytes are those of an undisturbed download, each time.
 *
 *   node scripts/faults/archive-kills.ts [--kills 100]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { newJpeg } from '../../apps/store/test/jpegs.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { createPatientUploader } from '../lib/upload-kills/patient-uploader.ts';
import { createArchive } from '../lib/upload-kills/create-archive.ts';
import { downloadResuming } from '../lib/upload-kills/resuming-download.ts';
import { sessionHeaders } from '../lib/upload-kills/photographer.ts';
import { startStore, type RunningStore } from '../lib/upload-kills/running-store.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    verbose: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const log = (line: string): void => void (values.verbose && console.log(line));
const root = new URL('../..', import.meta.url).pathname;
const photos = 12;
const photoBytes = 4_000_000;

function headersOf({ origin, photographer }: RunningStore): Record<string, string> {
  return sessionHeaders(origin, photographer);
}

await buildPages(root, log);
const store = await startStore(log);
try {
  const send = createPatientUploader(store.origin, store.photographer, { repetitions: new Map() });
  for (let index = 0; index < photos; index += 1) {
    await send(`IMG_${index}.jpg`, newJpeg({ padBytes: photoBytes }));
  }
  const archive = await createArchive(store.origin, store.photographer);
  const url = store.origin + archive.url;
  const whole = await downloadResuming(url, headersOf(store), async () => undefined);
  let equal = 0;
  let resumptions = 0;
  for (let count = 0; count < kills; count += 1) {
    const killAfterBytes = Math.random() * whole.sizeBytes * 0.9;
    let isKilled = false;
    const resumed = await downloadResuming(url, headersOf(store), async (sizeBytes) => {
      if (isKilled || sizeBytes < killAfterBytes) return;
      isKilled = true;
      log(`kill ${count + 1} at ${sizeBytes}: process ${store.kill('web')}`);
    });
    resumptions += resumed.resumptions;
    if (resumed.sha256 === whole.sha256) equal += 1;
    else console.error(`FAULT download ${count + 1} differs`);
  }
  const left = await store.files.sweepTemporary(-1);
  console.log(`${kills} kills, ${equal} downloads equal, ${resumptions} resumptions`);
  console.log(`${whole.sizeBytes} bytes each, ${left} temporary files left`);
  console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
  // A busy machine kills one or the other when its last byte has already left: that one resumes nothing.
  process.exitCode = equal === kills && resumptions >= 0.9 * kills && left === 0 ? 0 : 1;
} finally {
  await store.stop();
}
