import type { GalleryChanged, Hero } from '@albumen/contract/endpoints/galleries';
import { renditionUrls } from '../../rendition-urls.ts';
import type { Dependencies } from '../../dependencies.ts';
import { displayRendition } from '@albumen/contract/renditions';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { updateGallery } from './galleries.queries.ts';
import { getOwnGallery } from './gallery-access.service.ts';
import { findShowablePhoto, setFocus } from './gallery-covers.queries.ts';

/** One of the gallery's own photos becomes its hero; it shows as soon as it is rendered. */
export async function chooseHero(
  deps: Dependencies,
  visit: Visit,
  { galleryId, photoId }: { galleryId: string; photoId: string },
): Promise<Hero> {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  const photo = await findShowablePhoto(deps.db, galleryId, photoId);
  if (photo === undefined) fail('notFound');
  const version =
    gallery.heroPhotoId === photoId
      ? gallery.version
      : await updateGallery(deps.db, galleryId, { heroPhotoId: photoId });
  return {
    url: renditionUrls(photo.renditionToken)[displayRendition],
    photoId,
    previousPhotoId: gallery.heroPhotoId,
    version: version ?? fail('notFound'),
  };
}

export async function placeFocus(
  deps: Dependencies,
  visit: Visit,
  place: { galleryId: string; photoId: string; x: number; y: number },
): Promise<GalleryChanged> {
  const { galleryId } = place;
  await getOwnGallery(deps, visit, galleryId);
  const version = await deps.db.transaction().execute(async (trx) => {
    // The gallery first, as every change of its photos does.
    const changed = await updateGallery(trx, galleryId, {});
    if (!(await setFocus(trx, place))) fail('notFound');
    return changed;
  });
  return { galleryId, version: version ?? fail('notFound') };
}
