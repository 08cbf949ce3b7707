import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentNamed } from '../content-disposition.ts';
import { contentMd5Header } from '../digest.ts';
import type { PutConditions, SignedGetOptions, SignedPut } from '../file-store.ts';
import { checkContentType, checkKey } from '../keys.ts';
import { cacheControlOf } from './s3-cache-control.ts';
import type { S3Place } from './s3-read.ts';
import { checkExpiry } from './signing.ts';

/** Headers that the presigner would leave out or loose otherwise. */
const signedHeaders = [
  'host',
  'content-length',
  'content-type',
  'content-md5',
  'if-none-match',
  'cache-control',
];

/** A presigned PUT that S3 accepts only with these very headers, and only for a new key. */
export async function signS3Put(
  { client, bucket }: S3Place,
  key: string,
  conditions: PutConditions,
): Promise<SignedPut> {
  checkContentType(key, conditions.contentType);
  checkExpiry(conditions.expiresInSeconds);
  const { contentType, contentLengthBytes, contentMd5 } = conditions;
  const md5 = contentMd5 === undefined ? undefined : contentMd5Header(contentMd5);
  const cacheControl = cacheControlOf(key);
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    ContentLength: contentLengthBytes,
    IfNoneMatch: '*',
    CacheControl: cacheControl,
    ...(md5 === undefined ? {} : { ContentMD5: md5 }),
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: conditions.expiresInSeconds,
    signableHeaders: new Set(signedHeaders),
  });
  const headers = {
    'content-type': contentType,
    'if-none-match': '*',
    'cache-control': cacheControl,
    ...(md5 === undefined ? {} : { 'content-md5': md5 }),
  };
  return { url, headers };
}

/** A presigned GET; the name for saving is part of the signature. */
export async function signS3Get(
  { client, bucket }: S3Place,
  key: string,
  { expiresInSeconds, downloadName }: SignedGetOptions,
): Promise<string> {
  checkKey(key);
  checkExpiry(expiresInSeconds);
  const disposition =
    downloadName === undefined ? {} : { ResponseContentDisposition: attachmentNamed(downloadName) };
  const command = new GetObjectCommand({ Bucket: bucket, Key: key, ...disposition });
  return getSignedUrl(client, command, { expiresIn: expiresInSeconds });
}
