import { contentMd5Header, type FileDigest } from '../digest.ts';
import { errorCode } from '../disk.ts';
import { refusal, type PutReply, type SignedUpload } from '../signed-request.ts';
import { checkPut, type AcceptedPut, type Checker } from './check-signed.ts';
import type { LocalFiles } from './local-files.ts';
import { receiveBody } from './receive-body.ts';

/** The first bytes under a key stay. Rejects only when the disk fails in an unexpected way. */
export async function receivePut(
  files: LocalFiles,
  checker: Checker,
  request: SignedUpload,
): Promise<PutReply> {
  const put = checkPut(checker, request);
  if ('refused' in put) return refusal(put.refused);
  try {
    const isTaken = (await files.stat(put.key)) !== undefined;
    return await (isTaken ? compare(files, put, request) : store(files, put, request));
  } catch (error) {
    if (errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT') return refusal('disk-full');
    throw error;
  }
}

/**
 * Nothing is visible, and nothing is answered with 200, before it is whole, checked and safe. The
 * disk makes a new folder safe while the bytes arrive.
 */
async function store(
  files: LocalFiles,
  put: AcceptedPut,
  { body }: SignedUpload,
): Promise<PutReply> {
  const temporary = await files.temporary.reserve(put.sizeBytes);
  if (temporary === undefined) return refusal('disk-full');
  const folder = files.makeFolderOf(put.key);
  // Noticed where it is needed: before the bytes get their name.
  folder.catch(() => undefined);
  try {
    const digest = await receiveBody(body, put, (batch) => temporary.file.write(batch));
    if (digest === undefined) return refusal('upload-cut');
    if (!isAsAnnounced(digest, put)) return refusal('digest-mismatch');
    await folder;
    const isPublished = await files.publish(put.key, temporary, digest);
    return isPublished ? stored(digest) : await settle(files, put.key, digest);
  } finally {
    await temporary.discard();
  }
}

/** A repeated upload, perhaps after a lost reply: hashed, not written. */
async function compare(
  files: LocalFiles,
  put: AcceptedPut,
  { body }: SignedUpload,
): Promise<PutReply> {
  const digest = await receiveBody(body, put, () => Promise.resolve());
  if (digest === undefined) return refusal('upload-cut');
  if (!isAsAnnounced(digest, put)) return refusal('digest-mismatch');
  return settle(files, put.key, digest);
}

/** Answers for a key that is taken: well if by the same bytes. */
async function settle(files: LocalFiles, key: string, digest: FileDigest): Promise<PutReply> {
  const present = await files.digest(key);
  if (present?.sha256 !== digest.sha256) return refusal('name-taken');
  await files.confirm(key);
  return stored(digest);
}

function isAsAnnounced(digest: FileDigest, { contentMd5 }: AcceptedPut): boolean {
  return contentMd5 === undefined || contentMd5 === contentMd5Header(digest.md5 ?? '');
}

function stored(digest: FileDigest): PutReply {
  return { status: 200, headers: { etag: `"${digest.md5 ?? digest.sha256}"` } };
}
