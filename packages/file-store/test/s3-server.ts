import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3FileStoreOptions } from '../src/s3.ts';
import { allCapabilities, type Capabilities } from './subject.ts';

/** A service that speaks S3, and what it checks. */
export interface S3Server {
  readonly name: string;
  readonly options: S3FileStoreOptions;
  readonly capabilities: Capabilities;
  readonly close: () => Promise<void>;
}

/** The service that the environment names, as `npm run test:s3` does; undefined when none. */
export function externalS3(env: NodeJS.ProcessEnv): S3Server | undefined {
  const endpoint = env['TEST_S3_ENDPOINT'];
  if (endpoint === undefined) return undefined;
  return {
    name: env['TEST_S3_NAME'] ?? endpoint,
    options: {
      endpoint,
      forcePathStyle: true,
      bucket: env['TEST_S3_BUCKET'] ?? 'albumen-test',
      region: env['TEST_S3_REGION'] ?? 'us-east-1',
      accessKeyId: env['TEST_S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
    },
    capabilities: allCapabilities,
    close: () => Promise.resolve(),
  };
}

/** Makes the bucket of a service that has none yet. */
export async function makeBucket(options: S3FileStoreOptions): Promise<void> {
  const { bucket, accessKeyId, secretAccessKey, ...where } = options;
  const client = new S3Client({ ...where, credentials: { accessKeyId, secretAccessKey } });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/** It knows no signatures, no MD5 and no If-None-Match, and keeps half an upload. */
export const s3rverCapabilities: Capabilities = {
  checksSignatures: false,
  checksMd5: false,
  keepsFirstWrite: false,
  hidesCutUploads: false,
};

/** A quick fake in this process. */
export async function startS3rver(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'albumen-s3rver-'));
  const bucket = 'albumen-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    name: 's3rver',
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    capabilities: s3rverCapabilities,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
