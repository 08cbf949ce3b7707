import { becomeGuest } from '@albumen/contract/endpoints/guests';
import { Button } from '@albumen/ui/buttons/button';
import '@albumen/ui/forms/field.css';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { currentShareId } from '../../gallery-link.ts';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { OverlayDialog, type OverlayDialogProps } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import './guest-prompt.css';

export interface GuestPromptProps {
  name: OverlayDialogProps['name'];
  title: string;
  children: ReactNode;
  /** What the button says: what was wanted. */
  action: string;
  /** Where whoever signs in instead goes on; what was wanted happens there. */
  backTo: string;
  /** Does what was wanted, on the page that is open. */
  onKnown: () => void;
}

type Asking = { is: 'idle' | 'sending' } | { is: 'refused'; message: string };

/** A gallery asks its guest for an email, never for an account. */
export function GuestPrompt(props: GuestPromptProps) {
  const { name, title, children, action, backTo, onKnown } = props;
  const [state, setState] = useState<Asking>({ is: 'idle' });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    const body = { email: typeof typed === 'string' ? typed : '' };
    setState({ is: 'sending' });
    const reply = await call(becomeGuest, { params: { shareId: currentShareId() }, body });
    if (!reply.ok) {
      const wrong = reply.problem.fields?.['email']?.[0];
      return setState({ is: 'refused', message: wrong ?? reply.problem.title });
    }
    closeOverlay(name);
    return onKnown();
  };
  return (
    <OverlayDialog name={name} title={title}>
      <form className="guest-prompt" onSubmit={(event) => void send(event)} noValidate>
        <p>{children}</p>
        <label className="guest-prompt__field">
          <span className="field__label">Your email</span>
          <input
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            aria-invalid={state.is === 'refused' || undefined}
            aria-describedby="guest-answer"
          />
        </label>
        <output id="guest-answer" className="field__errors">
          {state.is === 'refused' && state.message}
        </output>
        <p className="text-sm text-muted">
          The photographer sees it. One cookie remembers you on this device; to see favorites that
          you kept on another one, we mail you a link. Nothing else is sent.{' '}
          <a className="link" href={href.accountVerify('login', backTo)}>
            I have an account
          </a>
        </p>
        <DialogActions>
          <Button onClick={() => closeOverlay(name)}>Not now</Button>
          <Button type="submit" kind="primary" isBusy={state.is === 'sending'}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </OverlayDialog>
  );
}
