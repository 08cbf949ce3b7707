import { openOperatorSession } from '@albumen/contract/endpoints/operator';
import { form } from '@albumen/contract/form';
import { required } from '@albumen/contract/rules';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../shell/api/browser-api.ts';
import { Form, SubmitButton } from '../../shell/forms/form.tsx';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';

const tokenForm = form({ token: [required] });

export function OperatorSignIn() {
  useTokenOfAddress();
  return (
    <NarrowPage
      title="Operator"
      lead="Jobs, mail, accounts and disk of this installation. The token was printed when it started."
    >
      <Form name="token" rules={tokenForm} className="narrow-page__form">
        <PasswordField name="token" label="Operator token" autoComplete="off" required />
        <SubmitButton form="token" isWide>
          Open
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}

/* The printed address carries the token behind the hash, which no server and no log ever sees. */
function useTokenOfAddress(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const given = /^#token=(.+)$/.exec(window.location.hash)?.[1];
    if (given === undefined) return;
    window.history.replaceState(null, '', window.location.pathname);
    const body = { token: decodeURIComponent(given) };
    void call(openOperatorSession, { body }).then(() => revalidate());
  }, [revalidate]);
}
