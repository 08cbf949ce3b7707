import { accountCredentials, type Credentials } from '@albumen/contract/endpoints/credentials';
import { AuthenticatorApp } from '../../credentials/authenticator-app.tsx';
import { PasskeyList } from '../../credentials/passkey-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What signs in beside the password, and what is asked for after it. */
export function SecuritySettings({ credentials }: { credentials: Credentials }) {
  const provable = { calls: accountCredentials, credentials };
  return (
    <>
      <SettingsSection
        title="Passkeys"
        text="Sign in with your fingerprint, your face or the lock of your device. Nothing to remember, and nothing that a false page could take from you."
      >
        <PasskeyList {...provable} />
      </SettingsSection>
      <SettingsSection
        title="Authenticator app"
        text="After your password or a mailed link, we ask for a code that only your phone shows. A passkey needs none."
      >
        <AuthenticatorApp {...provable} />
      </SettingsSection>
    </>
  );
}
