import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newKey } from '@albumen/file-store/keys';
import { newId } from '../../apps/store/src/ids.ts';
import {
  newRenditionToken,
  renditionKey,
  renditionNameOf,
} from '../../apps/store/src/modules/renditions/rendition-keys.ts';
import type { BenchStore } from '../kit/bench-store.ts';
import type { Photographer } from '../kit/photographer.ts';
import { renderedPhotos, type DemoPhoto } from './rendered-photos.ts';

export interface FilledGallery {
  galleryId: string;
  shareId: string;
  photos: readonly { id: string; token: string }[];
}

const rowsAtOnce = 200;

/**
 * A shared gallery of that many photos, put straight into database and file store: each photo has
 * its own row, placeholder and addresses, behind which lie links to a few rendered photos.
 */
export async function fillGallery(
  store: BenchStore,
  photographer: Photographer,
  count: number,
): Promise<FilledGallery> {
  const demo = await renderedPhotos();
  const galleryId = await photographer.newGallery();
  const rows = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const photo = demo[index % demo.length];
      if (photo === undefined) throw new Error('no demo photos');
      return photoRow(store, photo, { index, galleryId, accountId: photographer.accountId });
    }),
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await store.db
      .insertInto('photos')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
  const shareId = newId();
  await store.db
    .updateTable('galleries')
    .set({
      state: 'active',
      title: 'Ada and Noor',
      datedOn: '2026-06-20',
      businessName: 'Ames Photography',
      shareId,
      heroPhotoId: rows[demo.findIndex(({ width, height }) => width > height)]?.id ?? null,
      photoCount: count,
      version: 2,
    })
    .where('id', '=', galleryId)
    .execute();
  return {
    galleryId,
    shareId,
    photos: rows.map(({ id, renditionToken: token }) => ({ id, token })),
  };
}

interface Place {
  index: number;
  galleryId: string;
  accountId: string;
}

async function photoRow({ files }: BenchStore, photo: DemoPhoto, place: Place) {
  const token = newRenditionToken();
  const renditions = photo.renditions.map(({ path, ...rendition }) => {
    const key = renditionKey(token, renditionNameOf(rendition.name));
    return { path, stored: { ...rendition, key, crc32: 0 } };
  });
  const [first] = renditions;
  if (first !== undefined)
    await mkdir(dirname(files.pathOf(first.stored.key)), { recursive: true });
  await Promise.all(renditions.map(({ path, stored }) => link(path, files.pathOf(stored.key))));
  const { index, ...owner } = place;
  return {
    ...owner,
    id: newId(),
    position: index * 1024,
    fileName: `IMG_${String(index + 1).padStart(4, '0')}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: photo.sizeBytes,
    width: photo.width,
    height: photo.height,
    md5: createHash('md5').update(token).digest('hex'),
    sha256: createHash('sha256').update(token).digest('hex'),
    crc32: 0,
    fingerprint: token,
    originalKey: newKey('originals', 'jpg'),
    state: 'ready' as const,
    thumbhash: variedHash(photo.thumbhash),
    renditionToken: token,
    renditions: JSON.stringify(renditions.map(({ stored }) => stored)),
  };
}

/** Another placeholder of the same shape: in a real gallery hardly two are equal. */
function variedHash(hash: string): string {
  const bytes = Buffer.from(hash, 'base64');
  randomBytes(4).copy(bytes, bytes.length - 4);
  return bytes.toString('base64');
}
