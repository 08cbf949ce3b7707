import { DeleteObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { digestOf } from './digest.ts';
import { FileMissingError, type FileStore } from './file-store.ts';
import { checkFolder, checkKey, newKey, publicPath } from './keys.ts';
import { listObjects, readObject, statObject } from './lib/s3-read.ts';
import { signS3Get, signS3Put } from './lib/s3-sign.ts';
import { putObject } from './lib/s3-write.ts';

/** How an S3 bucket is reached. */
export interface S3FileStoreOptions {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Other services than Amazon's: `https://s3.example`. Browsers must reach it as well. */
  readonly endpoint?: string;
  /** Bucket in the path, not in the host name; most other services want it. Default false. */
  readonly forcePathStyle?: boolean;
  /**
   * Where public files are served from, without a slash at the end: a content delivery network
   * in front of `renditions/` and `logos/`. Default: the store's own origin streams them.
   */
  readonly publicBaseUrl?: string;
}

/** Opens a store on an S3 bucket. Nothing is asked of the service yet: see `checkHealth`. */
export function openS3FileStore(options: S3FileStoreOptions): FileStore {
  const client = clientOf(options);
  const at = { client, bucket: options.bucket };
  return {
    put: (key, body, { contentType }) => putObject(at, { key, contentType }, body),
    stat: (key) => statObject(at, key),
    read: (key, span) => readObject(at, key, span),
    remove: async (key) => {
      checkKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: options.bucket, Key: key }));
    },
    digest: async (key, how) => {
      // A bucket computes no SHA-256 and no CRC-32 that all services would tell.
      if (how?.read === 'never') return undefined;
      const stream = await readObject(at, key).catch(acceptMissing);
      return stream && digestOf(stream);
    },
    list: (folder) => {
      checkFolder(folder);
      return listObjects(at, folder);
    },
    signPut: (key, conditions) => signS3Put(at, key, conditions),
    signGet: (key, how) => signS3Get(at, key, how),
    publicUrl: (key) => {
      const path = publicPath(key);
      return options.publicBaseUrl === undefined ? path : `${options.publicBaseUrl}/${key}`;
    },
    // Only the client knows whether its bucket stands in the path or in the host name.
    origins: async () => {
      const signed = await signS3Get(at, newKey('renditions', 'webp'), { expiresInSeconds: 1 });
      const urls = [
        signed,
        ...(options.publicBaseUrl === undefined ? [] : [options.publicBaseUrl]),
      ];
      return [...new Set(urls.map((url) => new URL(url).origin))];
    },
    checkHealth: async () => {
      await client.send(new HeadBucketCommand({ Bucket: options.bucket }));
    },
    freeBytes: () => Promise.resolve(undefined),
    // Nothing half-written is ever seen in a bucket, and uploads are single requests.
    sweepTemporary: () => Promise.resolve(0),
    close: () => client.destroy(),
  };
}

function clientOf(options: S3FileStoreOptions): S3Client {
  const { region, accessKeyId, secretAccessKey, endpoint, forcePathStyle = false } = options;
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // We send Content-MD5; the client's own newer checksums are unknown to many services and
    // would have to be signed into the addresses that browsers get.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
}

function acceptMissing(error: unknown): undefined {
  if (!(error instanceof FileMissingError)) throw error;
}
