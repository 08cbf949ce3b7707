import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';

export function Overlay() {
  return (
    <OverlayDialog name="orderSupportSent" title="Message sent">
      <p>We answer on this order’s page, and by mail.</p>
      <DialogActions>
        <Button kind="primary" onClick={() => closeOverlay('orderSupportSent')}>
          Done
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
