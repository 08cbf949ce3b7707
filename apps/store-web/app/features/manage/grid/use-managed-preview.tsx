import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { closeOverlay, openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { chosenColumns } from '../../photos/chosen-columns.ts';
import type { PhotoPreviewProps } from '../../preview/photo-preview-overlay.tsx';
import { ManagedPhotoActions } from './managed-photo-actions.tsx';
import { ManagedPhotoInfo } from './managed-photo-info.tsx';
import type { ManagedPhotos } from './use-managed-photos.ts';

interface Preview {
  gallery: Gallery;
  photos: ManagedPhotos;
  columns: ManagedColumns;
}

/** Opens photos large; what changes meanwhile (deleted, made the hero, arrived) is seen there, too. */
export function useManagedPreview({ gallery, photos, columns }: Preview) {
  const shownId = useRef<string>(undefined);
  const shown = useMemo(
    () => chosenColumns(columns, (_, index) => columns.state[index] !== 'refused'),
    [columns],
  );
  const close = () => {
    shownId.current = undefined;
    closeOverlay('photoPreview');
  };
  const show = (photoId: string) => {
    shownId.current = photoId;
    const props: PhotoPreviewProps = {
      photos: shown,
      photoId,
      onChange: show,
      onClose: close,
      renderActions: (photo) => (
        <ManagedPhotoActions gallery={gallery} photos={photos} photo={photo} />
      ),
      renderInfo: (photo) => <ManagedPhotoInfo key={photo.id} photoId={photo.id} />,
    };
    void openOverlay('photoPreview', props);
  };
  const follow = useEffectEvent(() => {
    if (shownId.current === undefined) return;
    if (shown.id.length === 0) close();
    else show(shownId.current);
  });
  useEffect(() => follow(), [gallery, shown]);
  useEffect(() => () => closeOverlay('photoPreview'), []);
  return { open: show };
}
