import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { nameSettingsForm } from '@albumen/contract/forms/account-forms';
import { TextField } from '@albumen/ui/text-field';
import { href } from '../../paths.ts';
import { Form, SubmitButton } from '../../shell/form.tsx';
import { SavedNotice } from './saved-notice.tsx';

export function NameSettings({ settings: { account } }: { settings: AccountSettings }) {
  return (
    <Form name="name" action={href.account('name')} rules={nameSettingsForm}>
      <SavedNotice form="name">Your name is saved.</SavedNotice>
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
      <TextField
        name="companyName"
        label="Studio"
        isOptional
        autoComplete="organization"
        defaultValue={account.companyName}
      />
      <div>
        <SubmitButton form="name">Save name</SubmitButton>
      </div>
    </Form>
  );
}
