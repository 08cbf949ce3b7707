import { unpackNumbers } from '@albumen/domain/faces/packed-numbers';
import type { DescribedFaces } from '@albumen/domain/faces/match-faces';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listUnpacked, readDescriptors } from './descriptors.queries.ts';
import { comparable, type FaceModelInUse } from './face-model.ts';
import { packedOf } from './pack-descriptors.service.ts';

/** Every face of a gallery with the numbers that this model made of it; of photos in the bin, too. */
export async function readFaces(
  db: Kysely<Tables>,
  { galleryId, model }: { galleryId: string; model: FaceModelInUse | undefined },
): Promise<DescribedFaces> {
  const wanted = { galleryId, model: modelIdOf(model) };
  const { packed, ...ids } = await readDescriptors(db, wanted);
  const late = await listUnpacked(db, wanted);
  const all = Buffer.concat([packed, ...late.map(({ descriptor }) => packedOf(descriptor))]);
  const faceIds = [...ids.faceIds, ...late.map(({ id }) => id)];
  const photoIds = [...ids.photoIds, ...late.map(({ photoId }) => photoId)];
  return { faceIds, photoIds, descriptors: comparable(unpackNumbers(all, faceIds.length), model) };
}
