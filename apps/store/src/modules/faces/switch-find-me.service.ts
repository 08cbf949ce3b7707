import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import * as queries from './descriptors.queries.ts';
import { describeGalleryJob } from './face-jobs.ts';

/**
 * Follows the photographer's switch, in its transaction, with the gallery's row locked: what tells faces
 * apart is worked out from then on, or is gone with it.
 */
export async function followFindMe(
  { jobs }: Pick<Dependencies, 'jobs'>,
  trx: Kysely<Tables>,
  { galleryId, isOn }: { galleryId: string; isOn: boolean },
): Promise<void> {
  if (isOn) await jobs.enqueue(trx, describeGalleryJob, { galleryId });
  else await queries.deleteDescriptors(trx, galleryId);
}
