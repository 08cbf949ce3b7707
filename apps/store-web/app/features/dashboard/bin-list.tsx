import { limits } from '@albumen/contract/limits';
import { photosLabel } from '@albumen/domain/photos/photos-label';
import { restoreGallery, type GalleryBin } from '@albumen/contract/endpoints/galleries';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { useRefresh } from '../../shell/navigation/use-refresh.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { useMay } from '../../shell/use-may.ts';
import { GalleryCover } from './gallery-tile.tsx';

type BinnedGallery = GalleryBin['galleries'][number];

export function BinList({ bin }: { bin: GalleryBin }) {
  if (bin.galleries.length === 0) {
    return (
      <EmptyState title="The bin is empty">
        What you delete stays here for {limits.deletedKeptDays} days, with its order, hero and
        favorites.
      </EmptyState>
    );
  }
  return (
    <ul className="gallery-cards">
      {bin.galleries.map((gallery) => (
        <BinnedTile key={gallery.galleryId} gallery={gallery} />
      ))}
    </ul>
  );
}

function BinnedTile({ gallery }: { gallery: BinnedGallery }) {
  const refresh = useRefresh();
  const mayChange = useMay('galleries:change');
  const [isBusy, setIsBusy] = useState(false);
  const title = gallery.title || 'Untitled';
  const restore = async () => {
    setIsBusy(true);
    const reply = await call(restoreGallery, { params: { galleryId: gallery.galleryId } });
    setIsBusy(false);
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    showToast(`“${title}” is back.`);
    return refresh();
  };
  return (
    <li className="gallery-card gallery-card--binned">
      <GalleryCover cover={gallery.cover} />
      <p className="gallery-card__title title-sm">{title}</p>
      <p className="text-sm text-muted">
        {photosLabel(gallery.photoCount)} · kept until {formatDate(new Date(gallery.keptUntil))}
      </p>
      {mayChange && (
        <p>
          <Button isDense isBusy={isBusy} onClick={() => void restore()}>
            Restore
          </Button>
        </p>
      )}
    </li>
  );
}
