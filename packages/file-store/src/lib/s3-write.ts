import { PutObjectCommand } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { contentMd5Header, type FileDigest } from '../digest.ts';
import { checkContentType } from '../keys.ts';
import { cacheControlOf } from './s3-cache-control.ts';
import type { S3Place } from './s3-read.ts';
import { writeBody } from './write-body.ts';

interface ObjectName {
  readonly key: string;
  readonly contentType: string;
}

/** One PUT of a known length and MD5, which S3 compares with what arrives. */
export async function putObject(
  at: S3Place,
  name: ObjectName,
  body: Uint8Array | Readable,
): Promise<FileDigest> {
  checkContentType(name.key, name.contentType);
  if (!(body instanceof Uint8Array)) return putStream(at, name, body);
  const digest = await writeBody(body, () => Promise.resolve());
  await send(at, name, { body, digest });
  return digest;
}

/** S3 wants length and MD5 before the first byte, so a stream goes through a temporary file. */
async function putStream(at: S3Place, name: ObjectName, body: Readable): Promise<FileDigest> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-s3-'));
  try {
    const path = join(folder, 'body');
    const digest = await spool(path, body);
    await send(at, name, { body: createReadStream(path), digest });
    return digest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function spool(path: string, body: Readable): Promise<FileDigest> {
  const handle = await open(path, 'wx');
  try {
    return await writeBody(body, (chunk) => handle.writeFile(chunk));
  } finally {
    await handle.close();
  }
}

async function send(
  { client, bucket }: S3Place,
  { key, contentType }: ObjectName,
  { body, digest }: { body: Uint8Array | Readable; digest: FileDigest },
): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentType: contentType,
      ContentLength: digest.sizeBytes,
      CacheControl: cacheControlOf(key),
      ...(digest.md5 !== undefined && { ContentMD5: contentMd5Header(digest.md5) }),
    }),
  );
}
