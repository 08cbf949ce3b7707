import {
  endAccountSessions,
  resetAccountFactor,
  restoreAccount,
  suspendAccount,
  type Story,
} from '@albumen/contract/endpoints/operator-desk';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

interface AccountActionsProps {
  id: string;
  account: NonNullable<Story['account']>;
  onChange: () => void;
}

/** Ends its sessions, shuts it out or lets it in again. */
export function AccountActions({ id, account, onChange }: AccountActionsProps) {
  const { isBusy, errors, change } = useChange(onChange);
  const [note, setNote] = useState('');
  const { sessions, suspendedAt, hasSecondFactor } = account;
  const params = { id };
  const suspend = async () => {
    const send = () => call(suspendAccount, { params, body: { note } });
    await change(send, 'The account is suspended.');
  };
  const restore = () => change(() => call(restoreAccount, { params }), 'The account is restored.');
  const signOut = () =>
    change(() => call(endAccountSessions, { params }), 'It is signed out everywhere.');
  const resetFactor = () =>
    change(() => call(resetAccountFactor, { params }), 'The app is taken away.');
  if (suspendedAt !== null) {
    return (
      <div className="operator__actions">
        <Button isDense isBusy={isBusy} onClick={() => void restore()}>
          Restore this account
        </Button>
      </div>
    );
  }
  return (
    <>
      {sessions > 0 && (
        <div className="operator__actions">
          <Button isDense isBusy={isBusy} onClick={() => void signOut()}>
            {sessions === 1 ? 'End its session' : `End its ${sessions} sessions`}
          </Button>
        </div>
      )}
      {hasSecondFactor && (
        <ResetFactor isBusy={isBusy} onReset={() => void resetFactor()}>
          The owner is mailed. A password or a mailed link is enough from then on, so ask for
          something that only the owner can tell.
        </ResetFactor>
      )}
      <details>
        <summary className="text-sm text-muted">Suspend</summary>
        <CallForm
          id={`suspend-${id}`}
          errors={errors}
          className="operator__refund"
          onSubmit={suspend}
        >
          <TextField
            name="note"
            label="Why"
            hint="For the audit log. Nobody can sign in, and its galleries are closed."
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
            required
          />
          <Button type="submit" isDense isBusy={isBusy}>
            Suspend this account
          </Button>
        </CallForm>
      </details>
    </>
  );
}
