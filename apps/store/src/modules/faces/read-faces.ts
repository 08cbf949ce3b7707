import type { DescribedFaces } from '@albumen/domain/faces/match-faces';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { readDescriptors } from './descriptors.queries.ts';

/** Every face of a gallery with its numbers; of photos in the bin, too. */
export async function readFaces(db: Kysely<Tables>, galleryId: string): Promise<DescribedFaces> {
  const { packed, ...ids } = await readDescriptors(db, galleryId);
  return { ...ids, descriptors: new Float32Array(packed.buffer) };
}
