import { emailForm, resetPasswordForm } from '@albumen/contract/forms/account-forms';
import { PasswordField } from '@albumen/ui/password-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';

export interface ResetModeProps {
  /** Of a mailed link; empty where the link is still to be asked for. */
  token: string;
  email?: string;
}

export function ResetMode({ token, email = '' }: ResetModeProps) {
  return token === '' ? <AskForLink email={email} /> : <NewPassword token={token} />;
}

function AskForLink({ email }: { email: string }) {
  return (
    <PlatePage
      scene="mail"
      title="Set a new password"
      lead="We mail you a link. Your old password works until you set a new one."
    >
      <Form name="mail-reset" rules={emailForm} className="narrow-page__form">
        <EmailField start={email} />
        <SubmitButton form="mail-reset" isWide>
          Mail me the link
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}

function NewPassword({ token }: { token: string }) {
  const [typed, setTyped] = useState('');
  return (
    <PlatePage scene="mail" title="Choose a new password" lead="All other devices are signed out.">
      <Form name="new-password" rules={resetPasswordForm} className="narrow-page__form">
        <input type="hidden" name="token" value={token} />
        <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            required
          />
          <PasswordStrength password={typed} userInputs={[]} />
        </div>
        <SubmitButton form="new-password" isWide>
          Set password and sign in
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}
