import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { passwordSettingsForm } from '@albumen/contract/forms/account-forms';
import { PasswordField } from '@albumen/ui/password-field';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { Form, SubmitButton } from '../../shell/form.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { SavedNotice } from './saved-notice.tsx';

export function PasswordSettings({ settings: { account } }: { settings: AccountSettings }) {
  const [typed, setTyped] = useState('');
  return (
    <Form name="password" action={href.account('password')} rules={passwordSettingsForm}>
      <SavedNotice form="password">
        Your password is changed. All other devices are signed out.
      </SavedNotice>
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        required
      />
      <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
        <PasswordField name="password" label="New password" autoComplete="new-password" required />
        <PasswordStrength
          password={typed}
          userInputs={[account.firstName, account.lastName, account.email]}
        />
      </div>
      <div>
        <SubmitButton form="password">Change password</SubmitButton>
      </div>
    </Form>
  );
}
