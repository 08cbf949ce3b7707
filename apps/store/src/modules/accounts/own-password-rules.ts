import { notTheEmail, notTheName } from '@albumen/contract/rules';
import { fail } from '../../http/problem-error.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Checked here: a form that asks only for the password does not know name and email. */
export function refuseOwnName(password: string, { firstName, lastName, email }: Person): void {
  const messages = [notTheName, notTheEmail]
    .map((rule) => rule(password, { firstName, lastName, email }))
    .filter((message) => message !== undefined);
  if (messages.length > 0) fail('invalidForm', { fields: { password: messages } });
}
