import { Dialog, type DialogProps } from '@albumen/ui/overlays/dialog';
import { useCallback } from 'react';
import type { OverlayName } from './overlay-names.ts';
import { closeOverlay, escapeOverlays } from './overlay-store.ts';

export interface OverlayDialogProps extends Omit<DialogProps, 'onClose' | 'onEscape'> {
  name: OverlayName;
  /** Called when the person closes it without choosing. */
  onDismiss?: () => void;
}

/** A modal overlay: outside click and its button close it, Escape closes all. */
export function OverlayDialog({ name, onDismiss, ...dialog }: OverlayDialogProps) {
  const close = useCallback(() => {
    onDismiss?.();
    closeOverlay(name);
  }, [name, onDismiss]);
  const escape = useCallback(() => {
    onDismiss?.();
    escapeOverlays();
  }, [onDismiss]);
  return <Dialog {...dialog} onClose={close} onEscape={escape} />;
}
