import type { GalleryChanged } from '@albumen/contract/endpoints/galleries';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { orderPhotos } from '@albumen/domain/photos/photo-order';
import { movePhotos, planPositions, type Move } from '@albumen/domain/photos/reorder';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { getOwnGallery } from '../galleries/gallery-access.service.ts';
import { adoptCustomOrder, recordChange } from '../galleries/gallery-changes.service.ts';
import { listSortableWithBin, type SortableRow } from './photo-columns.queries.ts';
import { updatePositions } from './photos.queries.ts';

interface ReorderRequest extends Move {
  galleryId: string;
  /** The order on the screen, from which the photos were dragged. */
  basis: PhotoSort;
}

/** What is on the screen after the move becomes the custom order, and custom the gallery's sort. */
export async function reorderPhotos(
  deps: Dependencies,
  visit: Visit,
  { galleryId, basis, ...move }: ReorderRequest,
): Promise<GalleryChanged> {
  if (move.ids.length === 0) fail('emptySelection');
  const gallery = await getOwnGallery(deps, visit, galleryId);
  return deps.db.transaction().execute(async (trx) => {
    const version = await recordChange(trx, galleryId);
    const photos = await listSortableWithBin(trx, galleryId);
    const places = planPositions(
      movedOrder(orderPhotos(photos, basis, gallery.cameraShifts), move),
    );
    await updatePositions(trx, places, version);
    await adoptCustomOrder(trx, galleryId, Math.max(0, ...places.map((place) => place.position)));
    return { galleryId, version };
  });
}

/** Photos in the bin keep their place among the others, but nothing is moved to or from there. */
function movedOrder(shown: readonly SortableRow[], move: Move): SortableRow[] {
  const byId = new Map(shown.map((photo) => [photo.id, photo]));
  const named = [...move.ids, move.beforeId, move.afterId].filter((id) => id !== undefined);
  if (named.some((id) => byId.get(id)?.deletedAt !== null)) fail('notFound');
  const ids = movePhotos([...byId.keys()], move) ?? fail('notFound');
  return ids.flatMap((id) => byId.get(id) ?? []);
}
