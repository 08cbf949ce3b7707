import { Dialog, type DialogProps } from '@albumen/ui/overlays/dialog';
import { useCallback, useLayoutEffect } from 'react';
import type { OverlayName } from './overlay-names.ts';
import { dismissOverlay, escapeOverlays, watchDismissal } from './overlay-store.ts';

export interface OverlayDialogProps extends Omit<DialogProps, 'onClose' | 'onEscape'> {
  name: OverlayName;
  /** Called when the person closes it without choosing: by its button, a click outside, Escape or Back. */
  onDismiss?: () => void;
}

/** A modal overlay: outside click and its button close it, Escape closes all. */
export function OverlayDialog({ name, onDismiss, ...dialog }: OverlayDialogProps) {
  useLayoutEffect(() => onDismiss && watchDismissal(name, onDismiss), [name, onDismiss]);
  const close = useCallback(() => dismissOverlay(name), [name]);
  return <Dialog {...dialog} onClose={close} onEscape={escapeOverlays} />;
}
