import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { passwordSettingsForm } from '@albumen/contract/forms/account-forms';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { useActionData } from 'react-router';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { isSaved, SavedNotice } from './saved-notice.tsx';
import { SettingsSection } from './settings-section.tsx';

export function PasswordSettings({ settings: { account } }: { settings: AccountSettings }) {
  const answered = useActionData<unknown>();
  const wasSaved = isSaved(answered, 'password');
  return (
    <SettingsSection title="Password" text="A changed password signs out every other device.">
      <Form
        key={String(wasSaved)}
        name="password"
        action={href.account('password')}
        rules={passwordSettingsForm}
      >
        <SavedNotice form="password">
          Your password is changed. All other devices are signed out.
        </SavedNotice>
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField userInputs={[account.firstName, account.lastName, account.email]} />
        <div>
          <SubmitButton form="password">Change password</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
