import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';

export interface DeleteAllItemsProps {
  title: string;
  text: string;
  confirm: string;
  onDelete: () => void;
}

export function Overlay({ title, text, confirm, onDelete }: DeleteAllItemsProps) {
  const close = () => closeOverlay('deleteAllItems');
  const remove = () => {
    close();
    onDelete();
  };
  return (
    <OverlayDialog name="deleteAllItems" title={title}>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={close}>Keep them</Button>
        <Button kind="danger" onClick={remove}>
          {confirm}
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
