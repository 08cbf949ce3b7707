import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { nameSettingsForm } from '@albumen/contract/forms/account-forms';
import { TextField } from '@albumen/ui/forms/text-field';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { useIsGuest } from '../../../shell/use-guest.ts';
import { SavedNotice } from './saved-notice.tsx';
import { SettingsSection } from './settings-section.tsx';

export function NameSettings({ settings: { account } }: { settings: AccountSettings }) {
  const isGuest = useIsGuest();
  const text = isGuest
    ? 'How we address you.'
    : 'How we address you, and whom guests see in mails.';
  return (
    <SettingsSection title="Name" text={text}>
      <Form name="name" action={href.account('name')} rules={nameSettingsForm}>
        <SavedNotice form="name">Your name is saved.</SavedNotice>
        <div className="field-pair">
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            defaultValue={account.firstName}
            required
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            defaultValue={account.lastName}
            required
          />
        </div>
        <TextField
          name="companyName"
          label={isGuest ? 'Company' : 'Studio'}
          isOptional
          autoComplete="organization"
          defaultValue={account.companyName}
        />
        <div>
          <SubmitButton form="name">Save name</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
