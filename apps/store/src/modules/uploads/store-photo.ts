import { limits } from '@albumen/contract/limits';
import type { FileDigest } from '@albumen/file-store/digest';
import type { PhotoProbe } from '@albumen/imaging/photo-probe';
import type { Kysely } from 'kysely';
import { storableJson, storableName } from '../../db/storable-json.ts';
import type { StoredRefusal, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { newRenditionToken } from '../renditions/rendition-keys.ts';
import { enqueueRender } from '../renditions/render-photo.jobs.ts';
import type { BoundObject, SaidOfPhoto } from './arrived-photo.ts';
import { bodyName } from './camera-bodies.service.ts';
import { factsOf, takenColumns } from './photo-facts.ts';
import * as photos from './upload-photos.queries.ts';
import type { NewPhoto, UploadedPhoto } from './upload-photos.queries.ts';
import type { UploadSession } from './upload-sessions.ts';
import { countInPhoto, lockGallery, redeemObject } from './uploads.queries.ts';

/** `taken`: another call has settled this object in the meantime, and its answer stands. */
export type Stored =
  | { is: 'stored'; photo: UploadedPhoto; isDuplicate: boolean }
  | { is: 'refused'; refusal: StoredRefusal }
  | { is: 'taken' }
  /** The gallery has photos that it could be: whether it is one of them only its bytes say. */
  | { is: 'comparable' };

interface Checked {
  object: BoundObject;
  body: SaidOfPhoto;
  digest: FileDigest | 'unread';
  probe: PhotoProbe;
}

/**
 * Gives checked bytes their photo, with its render job, in one transaction under the gallery's lock.
 * The same bytes twice are one photo; if that one is in the bin, it comes back.
 */
export function storePhoto(
  deps: Pick<Dependencies, 'db' | 'jobs' | 'secrets'>,
  session: UploadSession,
  checked: Checked,
): Promise<Stored> {
  return deps.db.transaction().execute(async (trx) => {
    const gallery = await lockGallery(trx, session.galleryId, session.accountId);
    if (gallery === undefined) return { is: 'refused', refusal: { code: 'notFound' } };
    const { digest, object } = checked;
    if (digest === 'unread' && (await photos.hasAlike(trx, seenBytes(session, checked)))) {
      return { is: 'comparable' };
    }
    const duplicate =
      digest === 'unread'
        ? undefined
        : await photos.findDuplicate(trx, session.galleryId, digest.sha256);
    const isOneMore = duplicate === undefined || duplicate.deletedAt !== null;
    if (isOneMore && gallery.photoCount >= limits.photosPerGallery) {
      return { is: 'refused', refusal: { code: 'galleryFull' } };
    }
    const { objectKey } = object;
    if (duplicate === undefined) {
      const { galleryId } = session;
      const camera = await bodyName(trx, deps.secrets, { galleryId, probe: checked.probe });
      const row = { ...photoRow(session, checked), camera };
      const photo = await photos.addPhoto(trx, objectKey, row);
      if (photo === undefined) return { is: 'taken' };
      await enqueueRender(trx, deps.jobs, photo.id);
      return { is: 'stored', photo, isDuplicate: false };
    }
    const redeemed = await redeemObject(trx, objectKey, duplicate.id).executeTakeFirst();
    if (redeemed === undefined) return { is: 'taken' };
    if (isOneMore) await bringBack(trx, session.galleryId, duplicate);
    return { is: 'stored', photo: duplicate, isDuplicate: true };
  });
}

/** A photo in the bin that is uploaded again is wanted again; false when the gallery is full. */
export function restorePhoto(
  db: Kysely<Tables>,
  session: UploadSession,
  photoId: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gallery = await lockGallery(trx, session.galleryId, session.accountId);
    if (gallery === undefined || gallery.photoCount >= limits.photosPerGallery) return false;
    const photo = await photos.findRestorable(trx, session.galleryId, photoId);
    if (photo !== undefined) await bringBack(trx, session.galleryId, photo);
    return true;
  });
}

async function bringBack(
  trx: Kysely<Tables>,
  galleryId: string,
  photo: { id: string; sizeBytes: number },
): Promise<void> {
  const counted = countInPhoto(trx, galleryId, photo.sizeBytes);
  const { version } = await counted.executeTakeFirstOrThrow();
  await photos.restorePhoto(trx, photo.id, version);
}

/** What is known of bytes that were not read. */
export function seenBytes(
  { galleryId }: Pick<UploadSession, 'galleryId'>,
  { object, body }: Pick<Checked, 'object' | 'body'>,
) {
  const md5 = object.contentMd5 ?? body.contentMd5 ?? null;
  return { galleryId, sizeBytes: object.sizeBytes, md5 };
}

function sumsOf(
  session: UploadSession,
  checked: Checked,
): Pick<NewPhoto, 'md5' | 'sha256' | 'crc32'> {
  const { digest } = checked;
  if (digest !== 'unread') {
    return { md5: digest.md5 ?? null, sha256: digest.sha256, crc32: digest.crc32 };
  }
  return { md5: seenBytes(session, checked).md5, sha256: null, crc32: null };
}

function photoRow(session: UploadSession, checked: Checked): Omit<NewPhoto, 'camera'> {
  const { object, body, probe } = checked;
  const { name, lastModified, exif, metadata, width, height } = body;
  return {
    id: newId(),
    galleryId: session.galleryId,
    accountId: session.accountId,
    fileName: storableName(name),
    contentType: object.contentType,
    sizeBytes: object.sizeBytes,
    width: probe.orientedWidth,
    height: probe.orientedHeight,
    ...sumsOf(session, checked),
    fingerprint: body.fingerprint,
    originalKey: object.objectKey,
    lastModifiedAt: lastModified === undefined ? null : new Date(lastModified),
    ...takenColumns(probe),
    exif: storableJson(factsOf(probe)),
    metadata: storableJson({ exif, metadata, width, height }),
    renditionToken: newRenditionToken(),
  };
}
