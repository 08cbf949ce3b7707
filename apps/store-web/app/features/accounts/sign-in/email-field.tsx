import { TextField } from '@albumen/ui/forms/text-field';

/** An account's address; `username` lets a password manager fill it. */
export function EmailField({ start = '' }: { start?: string }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      defaultValue={start}
      required
    />
  );
}
