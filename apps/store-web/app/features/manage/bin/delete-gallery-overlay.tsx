import { photosLabel } from '@albumen/domain/photos/photos-label';
import { type Gallery, deleteGallery, restoreGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay, openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { sayNotRestored } from './say-not-restored.ts';
import { activeUpload } from '../../upload/upload-center.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';

export function Overlay({ gallery }: { gallery: Gallery }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const upload = activeUpload();
    if (upload?.target.galleryId === gallery.galleryId) upload.session.cancel();
    const reply = await call(deleteGallery, { params: { galleryId: gallery.galleryId } });
    closeOverlay('deleteGallery');
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    undoDeletedGallery(gallery, () => void navigate(href.galleryManage(gallery.galleryId)));
    return navigate(href.dashboard());
  };
  return (
    <OverlayDialog name="deleteGallery" title={`Delete “${gallery.title || 'Untitled'}”`}>
      <p>
        Its link stops working now. The gallery, with {photosLabel(gallery.photoCount)}, stays in
        the bin for {limits.deletedKeptDays} days and can be restored as it is.
      </p>
      <DialogActions>
        <Button onClick={() => closeOverlay('deleteGallery')}>Keep gallery</Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
          Delete gallery
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}

/** Ten seconds to take it back right there; thirty days in the bin. */
function undoDeletedGallery({ galleryId, title }: Gallery, onRestored: () => void): void {
  const undo = async () => {
    const reply = await call(restoreGallery, { params: { galleryId } });
    if (reply.ok) return onRestored();
    sayNotRestored(reply.problem.title, () => void undo());
  };
  showToast(`“${title || 'Untitled'}” is in the bin.`, {
    label: 'Undo',
    onPress: () => void undo(),
  });
}
