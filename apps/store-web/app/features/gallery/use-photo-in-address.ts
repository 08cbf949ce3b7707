import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';

interface Shown {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  /** What the tab shows; the preview walks through these. */
  columns: PublicColumns | undefined;
  all: PublicColumns | undefined;
}

const parameter = 'photo';

/**
 * The preview is a place with an address (`?photo=`): a link leads to it, Back leaves it, and signing
 * in returns to it.
 */
export function usePhotoInAddress({ gallery, favorites, columns, all }: Shown) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const photoId = search.get(parameter);

  const open = useCallback(
    (id: string) =>
      void navigate(
        { search: `?${parameter}=${id}`, hash: window.location.hash },
        { preventScrollReset: true, state: { isPreview: true } },
      ),
    [navigate],
  );
  const move = useCallback(
    (id: string) =>
      void navigate(
        { search: `?${parameter}=${id}`, hash: window.location.hash },
        { preventScrollReset: true, replace: true, state: window.history.state?.usr },
      ),
    [navigate],
  );
  const close = useCallback(() => {
    const isOurs = window.history.state?.usr?.isPreview === true;
    if (isOurs) void navigate(-1);
    else
      void navigate(
        { search: '', hash: window.location.hash },
        { preventScrollReset: true, replace: true },
      );
  }, [navigate]);

  useEffect(() => {
    const photos = columns?.id.includes(photoId ?? '') ? columns : all;
    if (photoId === null || !photos?.id.includes(photoId)) {
      closeOverlay('photoPreview');
      return;
    }
    void import('./open-gallery-preview.tsx').then(({ galleryPreview }) =>
      openOverlay(
        'photoPreview',
        galleryPreview({ gallery, favorites, photos, photoId, move, close }),
      ),
    );
  }, [photoId, columns, all, gallery, favorites, move, close]);

  return { open };
}
