import { sendMailLink } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useShell } from '../../../shell/shell-context.tsx';
import { useViewer } from '../../../shell/viewer.ts';

type State = { kind: 'asking' | 'sending' | 'sent' } | { kind: 'failed'; message: string };

/** Opens where an unverified account wants to share. */
export function Overlay() {
  const email = useViewer()?.account?.email ?? '';
  const { publicConfig } = useShell();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const send = async () => {
    setState({ kind: 'sending' });
    const query = { url: window.location.pathname };
    const reply = await call(sendMailLink, { params: { kind: 'register', email }, query });
    setState(reply.ok ? { kind: 'sent' } : { kind: 'failed', message: reply.problem.title });
  };
  return (
    <OverlayDialog name="verifyAccount" title="Verify your email to share">
      <p>
        We mailed a link to <strong>{email}</strong> when you created your account. Follow it, and
        come back here: your gallery is kept as it is.
      </p>
      {state.kind === 'sent' && <Notice kind="done" title="A new link is on its way." />}
      {state.kind === 'failed' && <Notice kind="danger" title={state.message} />}
      {publicConfig.isDemo && (
        <p className="narrow-page__note">
          On this computer mail stays in the <a href="/operator#outbox">outbox</a>.
        </p>
      )}
      <DialogActions>
        <Button onClick={() => closeOverlay('verifyAccount')}>Later</Button>
        <Button kind="primary" isBusy={state.kind === 'sending'} onClick={() => void send()}>
          Send the link again
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
