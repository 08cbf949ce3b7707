import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { closeOverlay, openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { PhotoPreviewProps } from '../preview/photo-preview-overlay.tsx';

/** Leaves the address alone: Back leaves the gallery, not each photo of a show. */
export function slideshow(photos: PublicColumns, photoId: string): PhotoPreviewProps {
  return {
    photos,
    photoId,
    startsSlideshow: true,
    renderActions: () => null,
    onChange: (next) => void openOverlay('photoPreview', slideshow(photos, next)),
    onClose: () => closeOverlay('photoPreview'),
  };
}
