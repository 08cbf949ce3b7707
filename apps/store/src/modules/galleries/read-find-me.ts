import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { findMeText } from '@albumen/contract/find-me-text';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Dependencies } from '../../dependencies.ts';
import { countDescribed } from './galleries.queries.ts';
import type { GalleryRow } from './gallery-access.service.ts';

type FindMeRow = Pick<GalleryRow, 'id' | 'allowsFindMe' | 'showsPeople'>;

/** Whether guests may look for themselves in a gallery; null where the operator does not allow it. */
export async function readFindMe(
  { db, settings, faceModel }: Pick<Dependencies, 'db' | 'settings' | 'faceModel'>,
  { id, allowsFindMe: isOn, showsPeople }: FindMeRow,
): Promise<Gallery['findMe']> {
  if (settings.FACES !== 'people') return null;
  const { ready, described } = isOn
    ? await countDescribed(db, { galleryId: id, model: modelIdOf(faceModel) })
    : { ready: 0, described: 0 };
  return {
    isOn,
    isReady: isOn && described === ready,
    text: findMeText,
    described,
    showsPeople,
    ...(faceModel && { model: faceModel.id }),
  };
}
