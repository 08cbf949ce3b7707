import type { DescribedFaces } from '@albumen/domain/faces/match-faces';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { readDescriptors } from './descriptors.queries.ts';
import { comparable, type FaceModelInUse } from './face-model.ts';

/** Every face of a gallery with the numbers that this model made of it; of photos in the bin, too. */
export async function readFaces(
  db: Kysely<Tables>,
  { galleryId, model }: { galleryId: string; model: FaceModelInUse | undefined },
): Promise<DescribedFaces> {
  const { packed, ...ids } = await readDescriptors(db, { galleryId, model: model?.id ?? '' });
  return { ...ids, descriptors: comparable(new Float32Array(packed.buffer), model) };
}
