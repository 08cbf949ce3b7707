import type { Readable } from 'node:stream';
import { attachmentNamed } from './content-disposition.ts';
import { contentMd5Header, type FileDigest } from './digest.ts';
import { nodeDisk, type Disk } from './disk.ts';
import { fileReply } from './file-reply.ts';
import type { FileStore, PutConditions, SignedGetOptions, SignedPut } from './file-store.ts';
import { checkContentType, checkFolder, checkKey, publicPath } from './keys.ts';
import { checkGet, putConditions, signedAddress, type Checker } from './lib/check-signed.ts';
import { LocalFiles } from './lib/local-files.ts';
import { receivePut } from './lib/receive-put.ts';
import { checkExpiry, Signing } from './lib/signing.ts';
import { walk } from './lib/walk.ts';
import { writeBody } from './lib/write-body.ts';
import { refusal, type GetReply, type PutReply } from './signed-request.ts';
import type { SignedRequest, SignedUpload } from './signed-request.ts';

/** How a local store is opened. */
export interface LocalFileStoreOptions {
  /** Its folder, made when missing; on one file system, one that knows hard links. */
  readonly root: string;
  /** Signs addresses; 16 characters or more, the same in every process. */
  readonly secret: string;
  /** Signs nothing, but what it signed is believed: while secrets are exchanged. */
  readonly secondSecret?: string;
  /** Room that uploads never fill, for the database on the same disk. Default 256 MiB. */
  readonly keepFreeBytes?: number;
  /** Clock of signed addresses, epoch milliseconds. Default: the system's. */
  readonly now?: () => number;
  /** Default: the real one. */
  readonly disk?: Disk;
}

/**
 * The file store on a local disk. Its signed addresses lie below `/files/` on the store's own
 * origin, so the web process hands those requests over: see `signed-request.ts`.
 */
export interface LocalFileStore extends FileStore {
  /**
   * Takes in a signed upload. Refusals come at once and leave the body unread: answer, and the
   * HTTP server drops what still arrives. Rejects when the disk fails in an unexpected way.
   */
  receiveSignedPut(request: SignedUpload): Promise<PutReply>;
  /** Serves a signed download, GET or HEAD, with one range and If-Range. */
  receiveSignedGet(request: SignedRequest): Promise<GetReply>;
  /** Where a file lies, for programs that read files by name. */
  pathOf(key: string): string;
}

const defaultKeepFreeBytes = 256 * 1024 * 1024;

/** Opens a store on the local disk, making its folders. Rejects when that fails. */
export async function openLocalFileStore(options: LocalFileStoreOptions): Promise<LocalFileStore> {
  const { root, secret, secondSecret, disk = nodeDisk, now = Date.now } = options;
  const { keepFreeBytes = defaultKeepFreeBytes } = options;
  const checker = { signing: new Signing(secret, secondSecret), now };
  const files = await LocalFiles.open({ root, disk, keepFreeBytes, signing: checker.signing });
  const store: LocalFileStore = {
    put: (key, body, { contentType }) => putFile(files, { key, contentType }, body),
    stat: (key) => files.stat(key),
    read: (key, span) => files.read(key, span),
    digest: (key, how) => files.digest(key, how),
    remove: (key) => files.remove(key),
    list: (folder) => listFiles(files, folder),
    signPut: async (key, conditions) => signPut(checker, key, conditions),
    signGet: async (key, how) => signGet(checker, key, how),
    publicUrl: publicPath,
    origins: () => Promise.resolve([]),
    checkHealth: () => checkHealth(files),
    freeBytes: (enoughBytes) => files.temporary.freeBytes(enoughBytes),
    sweepTemporary: (olderThanMs) => files.temporary.sweep(olderThanMs),
    close: () => undefined,
    receiveSignedPut: (request) => receivePut(files, checker, request),
    receiveSignedGet: (request) => receiveGet(store, checker, request),
    pathOf: (key) => files.pathOf(key),
  };
  return store;
}

async function putFile(
  files: LocalFiles,
  { key, contentType }: { key: string; contentType: string },
  body: Uint8Array | Readable,
): Promise<FileDigest> {
  checkContentType(key, contentType);
  const temporary = await files.temporary.create();
  try {
    const digest = await writeBody(body, (chunk) => temporary.file.write([chunk]));
    await files.replace(key, temporary);
    return digest;
  } finally {
    await temporary.discard();
  }
}

function listFiles(files: LocalFiles, folder: string): ReturnType<typeof walk> {
  checkFolder(folder);
  return walk(files.objectsFolder, folder);
}

function signPut({ signing, now }: Checker, key: string, conditions: PutConditions): SignedPut {
  checkContentType(key, conditions.contentType);
  checkExpiry(conditions.expiresInSeconds);
  const { contentMd5, contentLengthBytes } = conditions;
  const headers = {
    'content-type': conditions.contentType,
    'if-none-match': '*',
    ...(contentMd5 === undefined ? {} : { 'content-md5': contentMd5Header(contentMd5) }),
  };
  const signed = { ...headers, 'content-length': String(contentLengthBytes) };
  const address = signedAddress(signing, {
    method: 'PUT',
    key,
    expires: Math.floor(now() / 1000) + conditions.expiresInSeconds,
    conditions: putConditions(signed),
  });
  return { url: `${conditions.origin ?? ''}${address}`, headers };
}

function signGet({ signing, now }: Checker, key: string, options: SignedGetOptions): string {
  checkKey(key);
  checkExpiry(options.expiresInSeconds);
  const address = signedAddress(signing, {
    method: 'GET',
    key,
    expires: Math.floor(now() / 1000) + options.expiresInSeconds,
    conditions: [options.downloadName ?? ''],
  });
  return `${options.origin ?? ''}${address}`;
}

async function receiveGet(
  store: FileStore,
  checker: Checker,
  request: SignedRequest,
): Promise<GetReply> {
  const get = checkGet(checker, request);
  if ('refused' in get) return refusal(get.refused);
  const { key, downloadName } = get;
  const disposition = downloadName === '' ? {} : { disposition: attachmentNamed(downloadName) };
  return fileReply(store, { key, cacheControl: 'private', ...disposition }, request);
}

/** A folder that was unmounted, filled up or made read-only takes no new file. */
async function checkHealth(files: LocalFiles): Promise<void> {
  const probe = await files.temporary.create();
  await probe.discard();
}
