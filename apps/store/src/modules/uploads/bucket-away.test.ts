import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignReply } from '@albumen/contract/endpoints/uploads';
import { openS3FileStore } from '@albumen/file-store/s3';
import { afterAll, expect, test } from 'vitest';
import { createGallery, signUp } from '../../../test/browser.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { problemOf } from '../../../test/refusals.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf } from '../../../test/upload-client.ts';

/** A service in trouble, as Amazon's answers: every call is to be repeated later. */
const service = createServer((_request, reply) => void reply.writeHead(503).end()).listen(0);
const { port } = service.address() as AddressInfo; // of a TCP server
const files = openS3FileStore({
  bucket: 'weddings',
  region: 'us-east-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  endpoint: `http://127.0.0.1:${port}`,
  forcePathStyle: true,
});
afterAll(() => {
  files.close();
  service.close();
});
const store = await startTestStore({ change: () => ({ files, localFiles: undefined }) });

test('while the bucket is away registering says so, and may be repeated', async () => {
  const ada = await signUp(store);
  const uploads = await openUploads(ada, (await createGallery(store, ada.id)).id);
  const upload = { name: 'a.jpg', bytes: newJpeg() };
  const signed = await replyOf<SignReply>(await uploads.sign(upload));
  const reply = await uploads.register(upload, signed.filename);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('5');
  expect((await problemOf(reply)).code).toBe('unavailable');
});
