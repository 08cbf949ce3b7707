import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';

export interface CheckoutErrorProps {
  /** What happened and what is safe; the general sentence otherwise. */
  message?: string;
}

const general =
  'Something failed on our side. If your card was held, it is not charged twice. Your cart is kept.';

export function Overlay({ message = general }: CheckoutErrorProps) {
  return (
    <OverlayDialog name="checkoutError" title="Your order was not placed">
      <p role="alert">{message}</p>
      <DialogActions>
        <Button kind="primary" onClick={() => closeOverlay('checkoutError')}>
          Back to checkout
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
