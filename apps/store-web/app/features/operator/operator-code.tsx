import { operatorCredentials } from '@albumen/contract/endpoints/credentials';
import { Button } from '@albumen/ui/buttons/button';
import { valuesOf } from '../../shell/forms/check-form.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';
import { CodeField } from '../credentials/code-field.tsx';
import { useChange } from '../../shell/use-change.ts';

interface OperatorCodeProps {
  /** It is asked no more: the sign-in has to begin anew. */
  onGone: () => void;
  onIn: () => void;
}

/** The second question, for operators with an authenticator app. */
export function OperatorCode({ onGone, onIn }: OperatorCodeProps) {
  const { isBusy, errors, change } = useChange();
  const send = async (code: string) => {
    const enter = async () => {
      const reply = await call(operatorCredentials.signInByCode, { body: { code } });
      if (reply.ok) onIn();
      else if (reply.problem.code === 'signInOver') onGone();
      return reply;
    };
    await change(enter, 'You are signed in.');
  };
  return (
    <NarrowPage
      title="One more step"
      lead="Enter the code of your authenticator app, or one of your recovery codes."
    >
      <CallForm
        id="operator-code"
        errors={errors}
        className="narrow-page__form"
        onSubmit={(form) => send(valuesOf(form)['code'] ?? '')}
      >
        <CodeField />

        <Button type="submit" kind="primary" isWide isBusy={isBusy}>
          Sign in
        </Button>
      </CallForm>
    </NarrowPage>
  );
}
