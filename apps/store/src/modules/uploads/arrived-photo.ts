import type { RegisterBody } from '@albumen/contract/endpoints/uploads';
import { limits } from '@albumen/contract/limits';
import type { FileDigest } from '@albumen/file-store/digest';
import type { FileStore } from '@albumen/file-store/file-store';
import { probePhoto, type PhotoProbe } from '@albumen/imaging/photo-probe';
import { describeRefusal, type Refusal } from '@albumen/imaging/refusal';
import { planRenditions } from '@albumen/imaging/render-plan';
import { storableName } from '../../db/storable-json.ts';
import type { StoredRefusal } from '../../db/tables.ts';
import { isAnnounced, isVouchedFor } from './announced-sums.ts';
import { storedBytes } from './stored-bytes.ts';

/** What was bound when the address was signed. */
export interface BoundObject {
  objectKey: string;
  fileName: string;
  contentType: string;
  contentMd5: string | null;
  sizeBytes: number;
  fingerprint: string | null;
}

/** What the store turned out to hold. */
export type Arrival =
  | { is: 'missing' }
  | { is: 'refused'; refusal: StoredRefusal }
  | { is: 'photo'; digest: FileDigest | 'unread'; probe: PhotoProbe };

type Files = Pick<FileStore, 'stat' | 'digest' | 'read'>;

/** What a register call says, and what it leaves to the signing. */
export type SaidOfPhoto = RegisterBody & { name: string; fileSize: number };

export interface Announced {
  object: BoundObject;
  body: SaidOfPhoto;
  /** Whether all of it may be read later, when it is rendered, if the bucket vouches for its bytes. */
  mayWait: boolean;
}

/** Nothing the client says is believed: size, checksums, type and pixels are read from what arrived. */
export async function readArrival(files: Files, announced: Announced): Promise<Arrival> {
  const { object } = announced;
  try {
    return await inspect(files, announced);
  } catch (error) {
    // Another call may have refused it, and removed the bytes under our eyes.
    if ((await files.stat(object.objectKey)) === undefined) return { is: 'missing' };
    throw error;
  }
}

async function inspect(files: Files, { object, body, mayWait }: Announced): Promise<Arrival> {
  const stat = await files.stat(object.objectKey);
  if (stat === undefined) return { is: 'missing' };
  if (stat.sizeBytes !== object.sizeBytes) return refused({ code: 'sizeMismatch' });
  const changed = changedSinceSigning(object, body);
  if (changed !== undefined) return refused(changed);
  const canWait = mayWait && isVouchedFor(stat.etag, object, body);
  const digest = canWait ? await knownDigest(files, object) : await digestOf(files, object, body);
  if (digest === undefined) return { is: 'missing' };
  if (digest !== 'unread' && !isAnnounced(digest, object, body)) {
    return refused({ code: 'checksumMismatch' });
  }
  const probed = await probePhoto(storedBytes(files, object));
  if (!probed.ok) return refused(problemOfRefusal(probed.refusal));
  if (Math.max(probed.value.width, probed.value.height) < limits.photoMinPixels) {
    return refused({ code: 'belowSizeMinimum' });
  }
  const planned = planRenditions(probed.value);
  if (!planned.ok) return refused(problemOfRefusal(planned.refusal));
  return { is: 'photo', digest, probe: probed.value };
}

/** Our own disk computes everything while the bytes arrive. */
async function knownDigest(
  files: Files,
  { objectKey }: BoundObject,
): Promise<FileDigest | 'unread'> {
  return (await files.digest(objectKey, { read: 'never' })) ?? 'unread';
}

/** An MD5 that arrives only now was not computed while the bytes arrived. */
async function digestOf(
  files: Files,
  { objectKey }: BoundObject,
  { contentMd5 }: SaidOfPhoto,
): Promise<FileDigest | undefined> {
  const digest = await files.digest(objectKey);
  const isMd5Missing = contentMd5 !== undefined && digest?.md5 === undefined;
  return isMd5Missing ? files.digest(objectKey, { read: 'always' }) : digest;
}

function refused(refusal: StoredRefusal): Arrival {
  return { is: 'refused', refusal };
}

/** A register call speaks of the file that was signed, or of none. */
function changedSinceSigning(object: BoundObject, body: SaidOfPhoto): StoredRefusal | undefined {
  if (body.fileSize !== object.sizeBytes) return { code: 'sizeMismatch' };
  if (body.contentType.toLowerCase() !== object.contentType.toLowerCase()) {
    return { code: 'unsupportedFileType' };
  }
  const isSame =
    storableName(body.name) === object.fileName &&
    isSameOrUnknown(body.contentMd5, object.contentMd5) &&
    isSameOrUnknown(body.fingerprint, object.fingerprint);
  return isSame ? undefined : { code: 'checksumMismatch' };
}

function isSameOrUnknown(given: string | undefined, bound: string | null): boolean {
  return given === undefined || bound === null || given === bound;
}

const wrongTypes: readonly string[] = [
  'notAJpeg',
  'heicUnsupported',
  'rawUnsupported',
  'emptyFile',
];

/** The fixed sentence says that a file was refused; beside it stands what this file is and what to do. */
function problemOfRefusal(refusal: Refusal): StoredRefusal {
  const code = wrongTypes.includes(refusal.code) ? 'unsupportedFileType' : 'photoUnreadable';
  return { code, params: { reason: refusal.code, ...describeRefusal(refusal) } };
}
