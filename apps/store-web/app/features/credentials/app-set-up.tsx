import type { CredentialEndpoints } from '@albumen/contract/endpoints/credentials';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import { valuesOf } from '../../shell/forms/check-form.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useRefresh } from '../../shell/navigation/use-refresh.ts';
import { call } from '../../shell/api/browser-api.ts';
import { CodeField } from './code-field.tsx';

export interface StartedApp {
  secret: string;
  qrCode: string;
}

interface AppSetUpProps {
  calls: CredentialEndpoints;
  started: StartedApp;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The code to scan, the same as text, and the first code of the app that says it worked. */
export function AppSetUp({ calls, started, onConfirmed }: AppSetUpProps) {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [message, setMessage] = useState<string>();

  async function confirm(code: string) {
    setIsBusy(true);
    const reply = await call(calls.confirmApp, { body: { code } });
    setIsBusy(false);
    if (reply.ok) {
      onConfirmed(reply.value.recoveryCodes);
      await refresh();
      return;
    }
    setErrors(reply.problem.fields ?? {});
    setMessage(reply.problem.fields === undefined ? reply.problem.title : undefined);
  }

  return (
    <div className="app-set-up">
      <img
        className="app-set-up__code"
        src={`data:image/svg+xml,${encodeURIComponent(started.qrCode)}`}
        alt="QR code for your authenticator app"
        width={176}
        height={176}
      />
      <div className="app-set-up__steps">
        <p>Scan this with your authenticator app. If you can’t, type this into it instead:</p>
        <p className="app-set-up__secret">{started.secret.match(/.{1,4}/g)?.join(' ')}</p>
        {message !== undefined && <Notice kind="danger" title={message} />}
        <CallForm
          errors={errors}
          className="proof__typed"
          onSubmit={(form) => confirm(valuesOf(form)['code'] ?? '')}
        >
          <CodeField label="Code that it shows" />

          <Button type="submit" kind="primary" isBusy={isBusy}>
            Turn on
          </Button>
        </CallForm>
      </div>
    </div>
  );
}
