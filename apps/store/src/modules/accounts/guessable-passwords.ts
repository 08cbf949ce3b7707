import { notTheEmail, notTheName } from '@albumen/contract/rules';
import { fail } from '../../http/problem-error.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** What only the server can check: a form may not know name and email, and no page carries the list. */
export async function refuseGuessable(
  password: string,
  { firstName, lastName, email }: Person,
): Promise<void> {
  const messages = [notTheName, notTheEmail]
    .map((rule) => rule(password, { firstName, lastName, email }))
    .filter((message) => message !== undefined);
  if (messages.length === 0 && (await isCommon(password))) {
    messages.push('Many people use this password, so it is guessed first. Choose another one.');
  }
  if (messages.length > 0) fail('invalidForm', { fields: { password: messages } });
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** One of those that leaked most often, whatever its case. The list is loaded when first needed. */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...guessedHere]),
  );
  return (await commonPasswords).has(password.toLowerCase());
}

/** What is tried first at a store like this one. */
const guessedHere = ['cyanandco', 'photographer', 'photography'];
