import { TextField } from '@albumen/ui/forms/text-field';

interface EmailFieldProps {
  start?: string;
  /** The browser offers passkeys here, too. */
  hasPasskeys?: boolean;
}

/** An account's address; `username` lets a password manager fill it. */
export function EmailField({ start = '', hasPasskeys = false }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      defaultValue={start}
      required
    />
  );
}
