import { inviteMember } from '@albumen/contract/endpoints/studio';
import { Button } from '@albumen/ui/buttons/button';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { call } from '../../../shell/api/browser-api.ts';
import { useChange } from '../../../shell/use-change.ts';
import { roleOptions } from './role-options.ts';

export function InviteMember() {
  const { isBusy, errors, change } = useChange();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('editor');
  const send = async () => {
    const invite = () => call(inviteMember, { body: { email, role } });
    if (await change(invite, `The invitation is on its way to ${email.trim()}.`)) setEmail('');
  };
  return (
    <CallForm errors={errors} className="form" onSubmit={send}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        required
      />
      <SelectField
        name="role"
        label="Role"
        options={roleOptions}
        value={role}
        onChange={({ target }) => setRole(target.value)}
      />

      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Invite
        </Button>
      </div>
    </CallForm>
  );
}
