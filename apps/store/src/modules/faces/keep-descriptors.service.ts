import { coveredShare } from '@albumen/domain/faces/face-boxes';
import type { FoundFace } from '@albumen/faces/face';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { packedOf } from './pack-descriptors.service.ts';
import * as queries from './descriptors.queries.ts';
import { groupPeopleJob } from './face-jobs.ts';

interface Described {
  photoId: string;
  galleryId: string;
  faces: readonly FoundFace[];
}

/** Two findings of one face cover each other by more; two heads in a crowd by less. */
const sameFaceShare = 0.5;

/** Photos rarely come alone. */
const groupLaterMs = 60_000;

/**
 * Keeps what tells the faces of a photo apart, unless that was switched off while it was worked out: asked
 * under the lock that the switch takes. Faces of those who wanted to be hidden are left out. What another model
 * made of the photo goes, and whom it knew there stays who she is.
 */
export async function keepDescriptors(
  { jobs, faceModel }: Pick<Dependencies, 'jobs' | 'faceModel'>,
  trx: Kysely<Tables>,
  { photoId, galleryId, faces }: Described,
): Promise<void> {
  const { allowsFindMe, showsPeople } = await queries.lockFindMe(trx, galleryId);
  if (!allowsFindMe) return;
  const model = modelIdOf(faceModel);
  if (!(await queries.markDescribed(trx, { photoId, model }))) return;
  const before = await queries.deleteOthers(trx, { photoId, model });
  const hidden = await queries.listHiddenFaces(trx, photoId);
  const isHidden = ({ box }: FoundFace) =>
    hidden.some((other) => coveredShare(box, other) > sameFaceShare);
  const rows = faces.flatMap((face) => {
    const { descriptor, box, sizePx, sharpness } = face;
    if (descriptor === undefined || isHidden(face)) return [];
    const bytes = Buffer.from(descriptor.buffer, descriptor.byteOffset, descriptor.byteLength);
    const { x, y, width, height } = box;
    const place = { x, y, width, height, sizePx, sharpness: Math.round(sharpness) };
    const known = before.find((other) => coveredShare(box, other) > sameFaceShare);
    const whose = { personId: known?.personId ?? null, model };
    const numbers = { descriptor: bytes, packed: packedOf(bytes) };
    return [{ id: newId(), photoId, galleryId, ...place, ...numbers, ...whose }];
  });
  await queries.insertDescriptors(trx, rows);
  if (!showsPeople || rows.length === 0) return;
  const startAfter = { afterMs: groupLaterMs };
  await jobs.enqueueWith(trx, groupPeopleJob, { data: { galleryId }, startAfter });
}
