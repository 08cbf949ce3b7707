import { confirmPassword } from '@albumen/contract/endpoints/accounts';
import type { FieldErrors } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type ReactNode } from 'react';
import type { Reply } from '../../shell/api/api.ts';
import { call } from '../../shell/api/browser-api.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { canUsePasskeys, proveByPasskey } from './passkey-browser.ts';
import type { Provable } from './use-proved-change.ts';
import './credentials.css';

export interface ProveIdentityProps extends Provable {
  onProved: () => void;
}

/** Asks whoever sits at a session of long ago to show that it is still the same person. */
export function Overlay({ calls, credentials, onProved }: ProveIdentityProps) {
  const proof = useProof(onProved);
  const [isMailed, setIsMailed] = useState(false);
  const { hasPassword, passkeys } = credentials;
  const mail = async () => setIsMailed(await proof.run(() => call(calls.mailProof), false));
  return (
    <OverlayDialog name="proveIdentity" title="Is it still you?">
      <p>You signed in a while ago. Show that it is you, and the change is made.</p>
      {proof.message !== undefined && <Notice kind="danger" title={proof.message} />}
      {passkeys.length > 0 && canUsePasskeys() && (
        <Button
          kind="primary"
          isWide
          isBusy={proof.isBusy}
          onClick={() => void proof.run(() => proveByPasskey(calls))}
        >
          Use a passkey
        </Button>
      )}
      {hasPassword && (
        <Typed
          isBusy={proof.isBusy}
          errors={proof.errors}
          onSend={(password) => proof.run(() => call(confirmPassword, { body: { password } }))}
        >
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            required
          />
        </Typed>
      )}
      {isMailed ? (
        <Typed
          isBusy={proof.isBusy}
          errors={proof.errors}
          onSend={(code) => proof.run(() => call(calls.proveByMail, { body: { code } }))}
        >
          <TextField
            name="code"
            label="Code from the mail"
            hint="Six digits; they work for ten minutes."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </Typed>
      ) : (
        <Button isWide isBusy={proof.isBusy} onClick={() => void mail()}>
          Mail me a code
        </Button>
      )}
    </OverlayDialog>
  );
}

interface TypedProps {
  isBusy: boolean;
  errors: FieldErrors;
  onSend: (typed: string) => unknown;
  children: ReactNode;
}

/** One field and its button. */
function Typed({ isBusy, errors, onSend, children }: TypedProps) {
  const send = (form: HTMLFormElement) => {
    const [typed] = [...new FormData(form).values()];
    return onSend(typeof typed === 'string' ? typed : '');
  };
  return (
    <CallForm id="prove" className="proof__typed" errors={errors} onSubmit={send}>
      {children}
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
    </CallForm>
  );
}

function useProof(onProved: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Whether it was taken; the last step closes the dialog. */
  async function run(
    send: () => Promise<Reply<unknown> | undefined>,
    isLast = true,
  ): Promise<boolean> {
    setIsBusy(true);
    const reply = await send();
    setIsBusy(false);
    if (reply === undefined) return false;
    if (!reply.ok) {
      const { fields, title } = reply.problem;
      setErrors(fields ?? {});
      setMessage(fields === undefined ? title : undefined);
      return false;
    }
    setErrors({});
    setMessage(undefined);
    if (!isLast) return true;
    closeOverlay('proveIdentity');
    onProved();
    return true;
  }

  return { isBusy, message, errors, run };
}
