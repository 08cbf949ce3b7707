import type { PhotoMarks } from '@albumen/contract/endpoints/photo-marks';
import { nearDuplicates } from '@albumen/domain/photos/near-duplicates';
import { hasClosedEyes, isBlurred } from '@albumen/domain/photos/photo-marks';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { getOwnGallery } from '../galleries/gallery-access.service.ts';
import { listJudged } from './faces.queries.ts';

/** What a photographer may want to look at again in her own gallery. */
export async function readPhotoMarks(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<PhotoMarks> {
  await getOwnGallery(deps, visit, galleryId);
  const photos = await listJudged(deps.db, galleryId);
  const idsOf = (isMarked: typeof isBlurred) =>
    photos.filter(({ faces }) => isMarked(faces ?? [])).map(({ id }) => id);
  const compared = photos.flatMap(({ id, camera, takenAtMs, hash }) =>
    takenAtMs === null || hash === null ? [] : [{ id, camera, takenAtMs, hash }],
  );
  return {
    eyesClosed: idsOf(hasClosedEyes),
    blurred: idsOf(isBlurred),
    duplicates: nearDuplicates(compared),
  };
}
