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

/** Among the passwords that leaked most often, however it is dressed up. The list is loaded when first needed. */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...guessedHere]),
  );
  const common = await commonPasswords;
  return undressed(password).some((plain) => common.has(plain));
}

/** What is tried first at a store like this one. */
const guessedHere = [
  'albumen',
  'halide',
  'cyanandco',
  'photo',
  'photos',
  'photographer',
  'photography',
  'gallery',
  'wedding',
  'studio',
];

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** As guessing programs take them: without capitals, without a tail of digits and signs, letters for look-alikes. */
function undressed(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^a-z]{1,12}$/, '');
  const withoutSigns = lower.replace(/[^a-z0-9]{1,12}$/, '');
  const plain = [lower, bare, withoutSigns];
  const inLetters = (text: string) =>
    text.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? '');
  return [...plain, ...plain.map(inLetters)].filter((text) => text !== '');
}
