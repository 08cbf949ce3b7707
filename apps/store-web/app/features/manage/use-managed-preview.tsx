import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { PhotoPreviewProps } from '../preview/photo-preview-overlay.tsx';
import { ManagedPhotoActions } from './managed-photo-actions.tsx';
import { ManagedPhotoInfo } from './managed-photo-info.tsx';
import type { ManagedPhotos } from './use-managed-photos.ts';

interface Preview {
  gallery: Gallery;
  photos: ManagedPhotos;
  columns: ManagedColumns;
}

export function useManagedPreview({ gallery, photos, columns }: Preview) {
  const propsOf = (photoId: string): PhotoPreviewProps => ({
    photos: columns,
    photoId,
    onChange: (next) => void openOverlay('photoPreview', propsOf(next)),
    onClose: () => closeOverlay('photoPreview'),
    renderActions: (photo) => <ManagedPhotoActions {...{ gallery, photos, photo }} />,
    renderInfo: (photo) => <ManagedPhotoInfo key={photo.id} photoId={photo.id} />,
  });
  return { open: (photoId: string) => void openOverlay('photoPreview', propsOf(photoId)) };
}
