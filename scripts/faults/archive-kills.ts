/**
 * Fault F3: the web process is killed in the middle of every archive download; the browser goes on
 * with Range and If-Range. The bytes are those of an undisturbed download, each time.
 *
 *   node scripts/faults/archive-kills.ts [--kills 100]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { newJpeg } from '../../apps/store/test/jpegs.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { createPatientUploader } from '../lib/upload-kills/patient-uploader.ts';
import { downloadResuming } from '../lib/upload-kills/resuming-download.ts';
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

function headersOf({ photographer }: RunningStore): Record<string, string> {
  return {
    cookie: `session=${photographer.sessionToken}`,
    'x-csrf-token': photographer.csrfToken,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  };
}

async function createArchive(store: RunningStore): Promise<ArchiveReply> {
  const reply = await fetch(`${store.origin}/archives`, {
    method: 'POST',
    headers: { ...headersOf(store), 'content-type': 'application/json' },
    body: JSON.stringify({ galleryId: store.photographer.galleryId }),
  });
  if (!reply.ok) throw new Error(`no archive: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ArchiveReply; // what the contract says of the call
}

await buildPages(root, log);
const store = await startStore(log);
try {
  const send = createPatientUploader(store.origin, store.photographer, new Map());
  for (let index = 0; index < photos; index += 1) {
    await send(`IMG_${index}.jpg`, newJpeg({ padBytes: photoBytes }));
  }
  const archive = await createArchive(store);
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
