import { limits } from '@albumen/contract/limits';
import { photosLabel } from '@albumen/domain/photos/photos-label';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../../shell/overlays/overlay-store.ts';

export interface DeletePhotosProps {
  count: number;
  onDelete: () => void;
}

interface Named extends DeletePhotosProps {
  name: 'deletePhoto' | 'deletePhotos';
}

export function DeletePhotosDialog({ name, count, onDelete }: Named) {
  const what = count === 1 ? 'this photo' : photosLabel(count);
  const remove = () => {
    closeOverlay(name);
    onDelete();
  };
  return (
    <OverlayDialog name={name} title={`Delete ${what}`}>
      <p>
        Guests no longer see {count === 1 ? 'it' : 'them'}. The bin keeps everything for{' '}
        {limits.deletedKeptDays} days.
      </p>
      <DialogActions>
        <Button onClick={() => closeOverlay(name)}>Keep</Button>
        <Button kind="danger" onClick={remove}>
          Delete {what}
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
