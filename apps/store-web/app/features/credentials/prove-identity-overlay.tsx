import { confirmPassword } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type ReactNode } from 'react';
import type { Reply } from '../../shell/api/api.ts';
import { call } from '../../shell/api/browser-api.ts';
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
      <FormStateContext value={{ id: 'prove', errors: proof.errors, values: {} }}>
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
      </FormStateContext>
    </OverlayDialog>
  );
}

interface TypedProps {
  isBusy: boolean;
  onSend: (typed: string) => unknown;
  children: ReactNode;
}

/** One field and its button. */
function Typed({ isBusy, onSend, children }: TypedProps) {
  const send = (fields: FormData) => {
    const [typed] = [...fields.values()];
    void onSend(typeof typed === 'string' ? typed : '');
  };
  return (
    <form
      className="proof__typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      {children}
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
    </form>
  );
}

function useProof(onProved: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string[]>>({});

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
