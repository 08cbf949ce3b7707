import { TextField } from '@albumen/ui/forms/text-field';

/** A code of an authenticator app, or a recovery code in its place. */
export function CodeField({ label = 'Code' }: { label?: string }) {
  return (
    <TextField
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}
