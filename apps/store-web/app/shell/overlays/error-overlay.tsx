import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import type { ReactNode } from 'react';
import { OverlayDialog } from './overlay-dialog.tsx';
import { closeOverlay } from './overlay-store.ts';

export interface ErrorOverlayProps {
  title?: string;
  /** What happened and what is safe. */
  message: ReactNode;
  /** Adds a 'Try again' beside 'Close'. */
  onRetry?: () => void;
}

export function Overlay({ title = 'That did not work', message, onRetry }: ErrorOverlayProps) {
  const close = () => closeOverlay('error');
  const retry = () => {
    close();
    onRetry?.();
  };
  return (
    <OverlayDialog name="error" title={title}>
      <div role="alert">{message}</div>
      <DialogActions>
        {onRetry && <Button onClick={close}>Close</Button>}
        <Button kind="primary" onClick={onRetry ? retry : close}>
          {onRetry ? 'Try again' : 'Close'}
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
