import { once } from 'node:events';
import { createServer, request as ask, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { openS3FileStore } from '@albumen/file-store/s3';
import { afterAll, expect, test } from 'vitest';
import {
  externalS3,
  makeBucket,
  startS3rver,
} from '../../../../../packages/file-store/test/s3-server.ts';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf, type UploadClient } from '../../../test/upload-client.ts';

/** With `TEST_S3_ENDPOINT`, such as the one that `npm run test:s3` starts, it is that service's. */
const service = externalS3(process.env) ?? (await startS3rver());
if (service.name !== 's3rver') await makeBucket(service.options);
const upstream = new URL(service.options.endpoint ?? '');

let isAway = false;

/** The same host name as the service's own, so that signatures hold. */
const pass: RequestListener = (request, response) => {
  if (isAway) return void request.socket.destroy();
  const { method, url, headers } = request;
  const { hostname, port } = upstream;
  const behind = ask({ hostname, port, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  behind.on('error', () => response.destroy());
  request.pipe(behind);
};
const door = createServer(pass).listen(0, '127.0.0.1');
await once(door, 'listening');
const { port } = door.address() as AddressInfo; // of a TCP server
const files = openS3FileStore({ ...service.options, endpoint: `http://127.0.0.1:${port}` });
const store = await startTestStore({ change: () => ({ files, localFiles: undefined }) });
afterAll(async () => {
  files.close();
  door.close();
  await service.close();
});

const awayMs = 25_000;

interface Sent {
  upload: { name: string; bytes: Buffer };
  filename: string;
}

async function sendTo(uploads: UploadClient, name: string): Promise<Sent> {
  const upload = { name, bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  expect((await uploads.put(signed, upload.bytes)).status).toBe(200);
  return { upload, filename: signed.filename };
}

/** As the page's uploader does: what is to be repeated is repeated when the answer says. */
async function registerUntilTaken(uploads: UploadClient, { upload, filename }: Sent) {
  const statuses = new Set<number>();
  for (;;) {
    const reply = await uploads.register(upload, filename);
    statuses.add(reply.status);
    if (reply.ok) return statuses;
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    await sleep(2_000);
  }
}

test(
  '25 s without the bucket: what was sent becomes ready by itself',
  { timeout: 180_000 },
  async () => {
    const ada = await signUp(store);
    const gallery = await createGallery(store, ada.id);
    const uploads = await openUploads(ada, gallery.id);
    const names = Array.from({ length: 6 }, (_, index) => `photo-${index}.jpg`);
    const sent = await Promise.all(names.map((name) => sendTo(uploads, name)));
    const [early, late] = [sent.slice(0, 3), sent.slice(3)];
    for (const one of early) await registerUntilTaken(uploads, one);
    isAway = true;
    await store.startWorker();
    const registering = Promise.all(late.map((one) => registerUntilTaken(uploads, one)));
    await sleep(awayMs);
    isAway = false;
    for (const statuses of await registering) expect([...statuses]).toContain(503);
    const states = async () => {
      const photos = await store.db.selectFrom('photos').select('state').execute();
      return photos.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 120_000 }).toEqual(Array(6).fill('ready'));
    expect(await store.deps.jobs.deadLetters({ limit: 10 })).toEqual([]);
  },
);
