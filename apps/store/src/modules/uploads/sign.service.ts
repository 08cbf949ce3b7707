import type { SignBody, SignReply } from '@albumen/contract/endpoints/uploads';
import { limits } from '@albumen/contract/limits';
import type { ProblemCode } from '@albumen/contract/problems';
import { newKey } from '@albumen/file-store/keys';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { refuseWithoutRoom } from './room.ts';
import { findAnnounced } from './upload-photos.queries.ts';
import { galleryOf, type UploadSession } from './upload-sessions.ts';
import * as queries from './uploads.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files'>;

/** Answers where one photo's bytes go, or that this gallery has them already. */
export async function signPhoto(
  deps: Needed,
  accountId: string,
  { file, origin }: { file: SignBody; origin: string },
): Promise<SignReply> {
  const wrong = announcementProblem(file);
  if (wrong !== undefined) fail(wrong);
  const asked = { type: file.sessionType, id: file.sessionId, accountId };
  const galleryId = (await galleryOf(deps.db, asked)) ?? fail('notFound');
  const session = { ...asked, galleryId };
  const duplicate = await findOwnDuplicate(deps, session, file);
  if (duplicate !== undefined) {
    const { objectKey } = await keep(deps, session, { file, photoId: duplicate.id });
    return isThere(objectKey);
  }
  await refuseWithoutRoom(deps.files, file.fileSize);
  const { objectKey: filename, isNew } = await keep(deps, session, { file, photoId: null });
  if (!isNew && (await hasArrived(deps, filename, file))) return isThere(filename);
  const { url, headers } = await deps.files.signPut(filename, {
    contentType: 'image/jpeg',
    contentLengthBytes: file.fileSize,
    ...(file.contentMd5 !== undefined && { contentMd5: file.contentMd5 }),
    expiresInSeconds: limits.signedUploadSeconds,
    origin,
  });
  return { signedUrl: url, filename, exists: false, headers: { ...headers } };
}

/** Nothing to send: on to the registration. */
function isThere(filename: string): SignReply {
  return { signedUrl: '', filename, exists: true, headers: {} };
}

/** Sent before, perhaps from another computer, and never registered: its address was bound to its MD5. */
async function hasArrived({ files }: Needed, key: string, file: SignBody): Promise<boolean> {
  return (await files.stat(key))?.sizeBytes === file.fileSize;
}

function findOwnDuplicate({ db }: Needed, session: UploadSession, file: SignBody) {
  const { contentMd5, fileSize, fingerprint } = file;
  if (contentMd5 === undefined) return Promise.resolve(undefined);
  return findAnnounced(db, {
    galleryId: session.galleryId,
    md5: contentMd5,
    sizeBytes: fileSize,
    fingerprint,
  });
}

/** The key is ours: nothing of the file's own name becomes part of it. */
async function keep(
  { db }: Needed,
  { accountId, galleryId }: UploadSession,
  { file, photoId }: { file: SignBody; photoId: string | null },
): Promise<{ objectKey: string; isNew: boolean }> {
  const announced = { objectKey: newKey('originals', 'jpg'), accountId, photoId, file };
  const kept = (await queries.keepObject(db, announced, galleryId)) ?? fail('notFound');
  const { objectKey, isNew } = kept;
  return objectKey === null || isNew === null ? fail('galleryFull') : { objectKey, isNew };
}

type Announced = Pick<SignBody, 'fileName' | 'contentType' | 'fileSize'>;

/** What is wrong with a file before a byte of it has arrived. */
function announcementProblem(file: Announced): ProblemCode | undefined {
  if (!isPhotoType(file.contentType) || !hasPhotoExtension(file.fileName)) {
    return 'unsupportedFileType';
  }
  return file.fileSize > limits.photoMaxBytes ? 'exceedsSizeLimit' : undefined;
}

/** The whole media type, compared as a whole: `image/jpegx` and `image/jpeg, text/html` are not it. */
function isPhotoType(contentType: string): boolean {
  const types: readonly string[] = limits.photoTypes;
  return types.includes(contentType.toLowerCase());
}

function hasPhotoExtension(fileName: string): boolean {
  const extensions: readonly string[] = limits.photoExtensions;
  const dot = fileName.lastIndexOf('.');
  return dot > 0 && extensions.includes(fileName.slice(dot + 1).toLowerCase());
}
