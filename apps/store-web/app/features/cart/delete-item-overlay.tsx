import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';

export interface DeleteItemProps {
  itemName: string;
  onDelete: () => void;
}

export function Overlay({ itemName, onDelete }: DeleteItemProps) {
  const close = () => closeOverlay('deleteItem');
  const remove = () => {
    close();
    onDelete();
  };
  return (
    <OverlayDialog name="deleteItem" title="Remove this item for good">
      <p>“{itemName}” and its design can’t be brought back. Your photos stay.</p>
      <DialogActions>
        <Button onClick={close}>Keep</Button>
        <Button kind="danger" onClick={remove}>
          Remove for good
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
