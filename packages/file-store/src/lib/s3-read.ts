import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { ByteSpan } from '../byte-range.ts';
import { FileMissingError, type FileStat, type ListedFile } from '../file-store.ts';
import { checkKey, contentTypeOf, isKey } from '../keys.ts';

/** A bucket and the client that reaches it. */
export interface S3Place {
  readonly client: S3Client;
  readonly bucket: string;
}

/** Undefined when there is no such object. */
export async function statObject(at: S3Place, key: string): Promise<FileStat | undefined> {
  checkKey(key);
  try {
    const command = new HeadObjectCommand({ Bucket: at.bucket, Key: key });
    const { ContentLength = 0, ETag = '', LastModified } = await at.client.send(command);
    return {
      sizeBytes: ContentLength,
      contentType: contentTypeOf(key),
      modifiedAt: LastModified ?? new Date(0),
      etag: ETag,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Rejects with FileMissingError. */
export async function readObject(at: S3Place, key: string, span?: ByteSpan): Promise<Readable> {
  checkKey(key);
  if (span !== undefined && span.start >= span.end) return readNothing(at, key);
  const range = span === undefined ? {} : { Range: `bytes=${span.start}-${span.end - 1}` };
  const command = new GetObjectCommand({ Bucket: at.bucket, Key: key, ...range });
  const { Body, ContentLength } = await at.client.send(command).catch((error: unknown) => {
    throw isMissing(error) ? new FileMissingError(key) : error;
  });
  if (!(Body instanceof Readable)) throw new TypeError(`S3 gave no stream for ${key}`);
  if (span !== undefined && ContentLength !== span.end - span.start) {
    Body.destroy();
    throw new RangeError(
      `S3 gave ${ContentLength} bytes for ${span.start} to ${span.end} of ${key}`,
    );
  }
  return Body;
}

/** HTTP knows no range of nothing. */
async function readNothing(at: S3Place, key: string): Promise<Readable> {
  if ((await statObject(at, key)) === undefined) throw new FileMissingError(key);
  return Readable.from([]);
}

/** The objects below a folder, a thousand to a request. */
export async function* listObjects(at: S3Place, folder: string): AsyncGenerator<ListedFile> {
  const pages = paginateListObjectsV2({ client: at.client }, { Bucket: at.bucket, Prefix: folder });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '', Size = 0, LastModified } of Contents) {
      if (isKey(Key)) {
        yield { key: Key, sizeBytes: Size, modifiedAt: LastModified ?? new Date(0) };
      }
    }
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.name === 'NoSuchBucket') return false;
  return error.$metadata.httpStatusCode === 404;
}
