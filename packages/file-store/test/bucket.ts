import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import type { FileStore } from '../src/file-store.ts';
import { openS3FileStore } from '../src/s3.ts';
import { listen } from './listen.ts';

/** A store whose bucket answers as the test likes. */
export async function openBucket(answer: RequestListener): Promise<FileStore> {
  const bucket = await listen(createServer(answer));
  const store = openS3FileStore({
    endpoint: bucket.origin,
    forcePathStyle: true,
    bucket: 'weddings',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  onTestFinished(async () => {
    store.close();
    await bucket.close();
  });
  return store;
}
