import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { Notice } from '@albumen/ui/feedback/notice';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { useShell } from '../../shell/shell-context.tsx';

export interface VerifyCheckoutProps {
  email: string;
  /** False when too many links were asked for: the last one still works. */
  isMailed: boolean;
}

/** A guest's email has an account: it may be used, and needn't be. */
export function Overlay({ email, isMailed }: VerifyCheckoutProps) {
  const { publicConfig } = useShell();
  return (
    <OverlayDialog name="verifyCheckout" title="You have an account">
      <p>
        <strong>{email}</strong> is registered.{' '}
        {isMailed
          ? 'We mailed you a link that signs you in and brings you back to this checkout.'
          : 'Sign in by the link that we mailed you a moment ago.'}{' '}
        Your cart and what you entered are kept.
      </p>
      <Notice title="You can order without signing in.">
        <p>The order joins your account once you have opened a link in that mailbox.</p>
      </Notice>
      {publicConfig.isDemo && (
        <p className="text-sm text-muted">
          On this computer mail stays in the <a href="/operator#outbox">outbox</a>.
        </p>
      )}
      <DialogActions>
        <Button kind="primary" onClick={() => closeOverlay('verifyCheckout')}>
          Go on as a guest
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
