import { PasswordField } from '@albumen/ui/forms/password-field';
import { useState } from 'react';
import { PasswordStrength } from './password-strength.tsx';

/** A new password and how strong it is. */
export function NewPasswordField({ userInputs }: { userInputs: readonly string[] }) {
  const [typed, setTyped] = useState('');
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
      <PasswordField name="password" label="New password" autoComplete="new-password" required />
      <PasswordStrength password={typed} userInputs={userInputs} />
    </div>
  );
}
