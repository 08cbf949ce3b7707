import {
  firstForbidden,
  firstUnprintable,
  lengthOf,
  lettersOf,
  plainText,
} from './lib/characters.ts';
import { isEmailAddress } from './email-grammar.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** All values of a form by field name, as typed. */
export type FormValues = Record<string, string>;

/**
 * Checks one field: the message when it fails. Every rule but `required` lets an empty value pass.
 * Plain functions, so that a browser form carries no schema library.
 */
export type Rule = (value: string, form: FormValues) => string | undefined;

function unlessEmpty(check: Rule): Rule {
  return (value, form) => (value === '' ? undefined : check(value, form));
}

/** What nobody can see is nothing. */
export const required: Rule = (value) =>
  /^[\s\p{Cc}\p{Cf}]*$/u.test(value) ? messages.required : undefined;

export const email: Rule = unlessEmpty((value) =>
  isEmailAddress(value.trim()) ? undefined : messages.email,
);

/** What stands between commas, semicolons, spaces and new lines, each once, in lower case. */
export function emailsIn(value: string): string[] {
  const parts = value.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Set(parts.map((part) => part.toLowerCase()))];
}

/** One address or several; of several the first that is none is named. */
export const emails: Rule = unlessEmpty((value) => {
  const parts = emailsIn(value);
  const wrong = parts.find((part) => !isEmailAddress(part));
  if (wrong !== undefined) return parts.length === 1 ? messages.email : messages.emailAmong(wrong);
  const most = limits.invitationRecipients;
  return parts.length > most ? messages.tooManyEmails(most) : undefined;
});

/** Letters of any script, digits, spaces and the allowed specials. */
export const allowedCharacters: Rule = unlessEmpty((value) => {
  const forbidden = firstForbidden(value);
  return forbidden === undefined ? undefined : messages.specials(forbidden);
});

/** Whatever can be printed; kept to the letter. */
export const printableCharacters: Rule = unlessEmpty((value) => {
  const found = firstUnprintable(value);
  return found === undefined ? undefined : messages.unprintable(found);
});

/** The same of a text that is kept as it reads. */
export const printableText: Rule = (value, form) => printableCharacters(plainText(value), form);

export const lettersAndNumbers: Rule = unlessEmpty((value) =>
  /^[\p{L}\p{M}\p{N} ]*$/u.test(lettersOf(value)) ? undefined : messages.lettersAndNumbers,
);

export const lettersOnly: Rule = unlessEmpty((value) =>
  /^[\p{L}\p{M} ]*$/u.test(lettersOf(value)) ? undefined : messages.lettersOnly,
);

/** The digits 0 to 9: those of other scripts are no number to `Number`. */
export const numbersOnly: Rule = unlessEmpty((value) =>
  /^\d*$/.test(value) ? undefined : messages.numbersOnly,
);

export const containsNumber: Rule = unlessEmpty((value) =>
  /\p{Nd}/u.test(value) ? undefined : messages.containsNumber,
);

/** `#2b4a3e`, as color inputs write it. */
export const color: Rule = unlessEmpty((value) =>
  /^#[0-9a-f]{6}$/i.test(value) ? undefined : messages.color,
);

export const exactLength = (length: number): Rule =>
  unlessEmpty((value) => (lengthOf(value) === length ? undefined : messages.exactLength(length)));

export const minLength = (minimum: number): Rule =>
  unlessEmpty((value) =>
    lengthOf(value.trim()) < minimum ? messages.minLength(minimum) : undefined,
  );

export const maxLength = (maximum: number): Rule =>
  unlessEmpty((value) => {
    const length = lengthOf(value);
    return length > maximum ? messages.maxLength(maximum, length) : undefined;
  });

export const oneOf = (choices: readonly string[]): Rule =>
  unlessEmpty((value) => (choices.includes(value) ? undefined : messages.unknownChoice));

export const passwordLength: Rule = unlessEmpty((value) =>
  lengthOf(value) < limits.passwordMinCharacters ? messages.passwordLength : undefined,
);

export const notTheWordPassword: Rule = (value) =>
  value.toLowerCase() === 'password' ? messages.passwordWord : undefined;

/** Compares with `name`, first and last name, and both together, whatever the case. */
export const notTheName: Rule = unlessEmpty((value, form) => {
  const first = form['firstName'] ?? '';
  const last = form['lastName'] ?? '';
  const names = [form['name'] ?? '', first, last, `${first} ${last}`, `${first}${last}`];
  return names.some((name) => isSameText(name, value)) ? messages.passwordName : undefined;
});

export const notTheEmail: Rule = unlessEmpty((value, form) =>
  isSameText(form['email'] ?? '', value) ? messages.passwordEmail : undefined,
);

function isSameText(known: string, typed: string): boolean {
  const trimmed = known.trim().toLowerCase();
  return trimmed !== '' && trimmed === typed.trim().toLowerCase();
}

/** US: five digits, optionally four more. CA: the Canadian format. The country is the form's own. */
export const postalCode: Rule = (value, form) => {
  const country = (form['country'] ?? '').trim().toUpperCase();
  if (country === '') return messages.emptyCountry;
  if (country === 'US') return usZip.test(value.trim()) ? undefined : messages.zip;
  if (country === 'CA') return canadianCode.test(value.trim()) ? undefined : messages.postalCode;
  return messages.unsupportedCountry;
};

/** Addresses are of the United States or Canada. */
export const supportedCountry: Rule = unlessEmpty((value) =>
  /^(US|CA)$/i.test(value.trim()) ? undefined : messages.unsupportedCountry,
);

const usZip = /^\d{5}(-\d{4})?$/;
const canadianCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
