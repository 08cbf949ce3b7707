import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FacesChange } from '../galleries/gallery-sync.service.ts';
import { deleteDescriptors } from './descriptors.queries.ts';
import { describeGalleryJob, groupPeopleJob } from './face-jobs.ts';
import { deletePeople } from './people.queries.ts';

/**
 * Follows the photographer's switches, in their transaction, with the gallery's row locked: what tells faces
 * apart is worked out from then on, or is gone with it, and so are people.
 */
export async function followFaces(
  { jobs }: Pick<Dependencies, 'jobs'>,
  trx: Kysely<Tables>,
  { galleryId, before, after }: FacesChange,
): Promise<void> {
  if (!after.showsPeople) await deletePeople(trx, galleryId);
  else if (!before.showsPeople) await jobs.enqueue(trx, groupPeopleJob, { galleryId });
  if (!after.allowsFindMe) await deleteDescriptors(trx, galleryId);
  else if (!before.allowsFindMe) await jobs.enqueue(trx, describeGalleryJob, { galleryId });
}
