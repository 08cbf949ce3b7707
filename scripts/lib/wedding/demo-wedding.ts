import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addPhoto } from '../../../apps/store/src/demo/add-photo.ts';
import type { Dependencies } from '../../../apps/store/src/dependencies.ts';
import { newId } from '../../../apps/store/src/ids.ts';
import { findByEmail } from '../../../apps/store/src/modules/accounts/accounts.queries.ts';
import {
  insertGallery,
  keepShareId,
  updateGallery,
} from '../../../apps/store/src/modules/galleries/galleries.queries.ts';
import { root } from '../read-settings.ts';
import { openVariants, type PhotoVariants } from './photo-variants.ts';

export interface WeddingOrder {
  photos: number;
  log: (line: string) => void;
}

export interface DemoWedding {
  galleryId: string;
  shareId: string;
  /** Photos that were not there before. */
  added: number;
}

export const photographerEmail = 'photographer@demo.test';
const title = 'Mia and Tom';
const photoFolder = join(root, 'demo/photos');
const longestSide = { width: 2400, height: 2400 };
const quality = 82;
const lanes = 2;
const logEvery = 400;
const beginsAt = Date.UTC(2026, 5, 20, 11);
const apartMs = 13_000;

/** The gallery of a whole wedding for Halide's demo photographer; what is there already stays. */
export async function addWedding(
  deps: Dependencies,
  { photos, log }: WeddingOrder,
): Promise<DemoWedding> {
  const account = await findByEmail(deps.db, 'halide', photographerEmail);
  if (account === undefined) throw new Error(`There is no ${photographerEmail} any more.`);
  const gallery = await weddingGallery(deps, account.id);
  const place = { accountId: account.id, galleryId: gallery.id };
  const names = (await readdir(photoFolder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const opened = names.map((name) => openVariants(join(photoFolder, name), longestSide, 'inside'));
  const sources = await Promise.all(opened);
  const waiting = Array.from({ length: photos }, (_, index) => index).values();
  const lane = async () => {
    for (const index of waiting) {
      await addPhoto(deps, { ...place, ...(await photoOf(sources, index)) });
      if ((index + 1) % logEvery === 0) log(`${index + 1} of ${photos} photos`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const shareId = await publish(deps, gallery.id);
  const { photoCount } = await galleryRow(deps, gallery.id);
  return { galleryId: gallery.id, shareId, added: photoCount - gallery.photoCount };
}

/** The one of an earlier run, or a new one. */
async function weddingGallery({ db }: Dependencies, accountId: string) {
  const known = await db
    .selectFrom('galleries')
    .select(['id', 'photoCount'])
    .where('accountId', '=', accountId)
    .where('title', '=', title)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (known !== undefined) return known;
  const id = newId();
  await insertGallery(db, { id, accountId, sort: 'name', title, occasion: 'Wedding' });
  return { id, photoCount: 0 };
}

async function photoOf(sources: readonly PhotoVariants[], index: number) {
  const source = sources[index % sources.length];
  if (source === undefined) throw new Error(`no photos in ${photoFolder}`);
  const takenAt = new Date(beginsAt + index * apartMs).toISOString().slice(0, 19);
  const bytes = await source.encode(index, {
    quality,
    takenAt: takenAt.replace('T', ' ').replaceAll('-', ':'),
  });
  return { fileName: `MT_${String(index + 1).padStart(4, '0')}.jpg`, bytes };
}

async function publish(deps: Dependencies, galleryId: string): Promise<string> {
  const { heroPhotoId } = await galleryRow(deps, galleryId);
  await updateGallery(deps.db, galleryId, {
    state: 'active',
    datedOn: '2026-06-20',
    businessName: 'Lindqvist Photographs',
    heroPhotoId: heroPhotoId ?? (await firstLandscape(deps, galleryId)),
  });
  const shareId = await keepShareId(deps.db, galleryId, newId());
  if (shareId === null) throw new Error('The gallery was deleted meanwhile.');
  return shareId;
}

async function firstLandscape({ db }: Dependencies, galleryId: string): Promise<string | null> {
  const photo = await db
    .selectFrom('photos')
    .select('id')
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .whereRef('width', '>', 'height')
    .orderBy('fileName')
    .executeTakeFirst();
  return photo?.id ?? null;
}

function galleryRow({ db }: Dependencies, galleryId: string) {
  return db
    .selectFrom('galleries')
    .select(['photoCount', 'heroPhotoId'])
    .where('id', '=', galleryId)
    .executeTakeFirstOrThrow();
}
