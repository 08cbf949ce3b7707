import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { galleryPlace } from '../../gallery-link.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';

interface Shown {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  /** What the tab shows; the preview walks through these. */
  columns: PublicColumns | undefined;
  all: PublicColumns | undefined;
}

/**
 * The preview is a place with an address (`?photo=`): a link leads to it, Back leaves it, and signing
 * in returns to it.
 */
export function usePhotoInAddress({ gallery, favorites, columns, all }: Shown) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const photoId = search.get('photo');

  const go = useCallback(
    (id: string | undefined, how: NavigateOptions) =>
      void navigate(galleryPlace({ photoId: id }), { preventScrollReset: true, ...how }),
    [navigate],
  );
  const open = useCallback((id: string) => go(id, { state: { isPreview: true } }), [go]);
  const isLeaving = useRef(false);
  const move = useCallback(
    (id: string) => {
      // The last step is reported late: behind a Back or an Escape it would lead to the photo again.
      if (isLeaving.current || !isPhotoInAddress()) return;
      go(id, { replace: true, state: window.history.state?.usr });
    },
    [go],
  );
  const close = useCallback(() => {
    isLeaving.current = true;
    const isOurs = window.history.state?.usr?.isPreview === true;
    if (isOurs) void navigate(-1);
    else go(undefined, { replace: true });
  }, [navigate, go]);

  // The list that was opened is walked to its end, also when hearts change it meanwhile.
  const walked = useRef<PublicColumns>(undefined);
  useEffect(() => {
    if (photoId === null) {
      isLeaving.current = false;
      if (walked.current) closeOverlay('photoPreview');
      walked.current = undefined;
      return undefined;
    }
    walked.current ??= columns?.id.includes(photoId) ? columns : all;
    const photos = walked.current;
    if (!photos?.id.includes(photoId)) return undefined;
    let isWanted = true;
    void loadPart(loadPreview).then(({ galleryPreview }) => {
      const props = { gallery, favorites, photos, photoId, move, close };
      if (isWanted) void openOverlay('photoPreview', galleryPreview(props));
    });
    return () => {
      isWanted = false;
    };
  }, [photoId, columns, all, gallery, favorites, move, close]);

  return { open, warm };
}

function isPhotoInAddress(): boolean {
  return new URLSearchParams(window.location.search).has('photo');
}

function loadPreview() {
  return import('./open-gallery-preview.tsx');
}

/** Fetched before the click that opens it. */
function warm(): void {
  const parts = [loadPreview(), import('../preview/photo-preview-overlay.tsx')];
  Promise.all(parts).catch(() => undefined);
}
