import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { emailSettingsForm } from '@albumen/contract/forms/account-forms';
import { Notice } from '@albumen/ui/feedback/notice';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The old address stays in use until the new one's owner follows the mailed link. */
export function EmailSettings({ settings }: { settings: AccountSettings }) {
  const { account, pendingEmail } = settings;
  const signsIn = (
    <>
      You sign in as <strong>{account.email}</strong>.{' '}
      {!account.isVerified && (
        <>
          It is not verified yet. <Link to={href.accountVerify('register')}>Verify it</Link>
        </>
      )}
    </>
  );
  return (
    <SettingsSection title="Email" text={signsIn}>
      {/* Once it is mailed, address and password have done their work. */}
      <Form
        key={pendingEmail}
        name="email"
        action={href.account('email')}
        rules={emailSettingsForm}
      >
        {pendingEmail !== null && (
          <Notice title={`Waiting for ${pendingEmail}`}>
            Follow the link that we mailed there. Until then you sign in as before.
          </Notice>
        )}
        <TextField name="email" label="New email" type="email" autoComplete="email" required />
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          required
        />
        <div>
          <SubmitButton form="email">Mail the confirmation</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
