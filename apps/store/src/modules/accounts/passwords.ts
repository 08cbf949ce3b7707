import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for an interactive sign-in; the library's default algorithm is argon2id. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Takes the same time when there is no account: the answer's delay must not reveal it. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  if (stored !== null) return verify(stored, given);
  await hash(given, options);
  return false;
}
