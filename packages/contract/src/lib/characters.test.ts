import { expect, test } from 'vitest';
import { validateForm } from '../form.ts';
import { formBody } from '../form-body.ts';
import {
  nameSettingsForm,
  newBrandForm,
  passwordSettingsForm,
  resetPasswordForm,
} from '../forms/account-forms.ts';
import { labNotesForm } from '../forms/checkout-forms.ts';
import { galleryForm } from '../forms/gallery-forms.ts';
import { adviceBeside } from '../message-advice.ts';
import { messages } from '../messages.ts';

const nameBody = formBody(nameSettingsForm);

test.each([
  ['a space that does not break', 'Ida\u00A0Berg', 'Ida Berg'],
  ['a narrow space', 'Ida\u202FBerg', 'Ida Berg'],
  ['a Japanese space', '山田\u3000花子', '山田 花子'],
  ['marks of direction', '\u200Eדנה\u200F \u2068לוי\u2069', 'דנה לוי'],
  ['marks of no width', '\uFEFFIda\u200B', 'Ida'],
  ['a joiner in a Persian name', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ['a joiner in an Indic name', 'श्री\u200Dराम', 'श्री\u200Dराम'],
])('%s is taken, and kept as it reads', (_, typed, kept) => {
  const values = { firstName: typed, lastName: 'Berg' };
  expect(validateForm(nameSettingsForm, values)).toEqual({});
  expect(nameBody.parse(values).firstName).toBe(kept);
});

test.each([
  ['Ida\u2060Berg', 'U+2060'],
  ['Ida\tBerg', 'U+0009'],
  ['\u200CIda', 'U+200C'],
  ['Ida 🎉', '🎉'],
  ['Ida <b>', '<'],
])('%j is told which character it is', (firstName, named) => {
  const { firstName: [message = ''] = [] } = validateForm(nameSettingsForm, {
    firstName,
    lastName: 'B',
  });
  expect(message).toBe(`"${named}" can't be used.`);
  expect(adviceBeside(message)).toBe(messages.specialsAllowed);
});

test.each([
  '12 | 20 — “Mia” ♥ Tom ® "x" < $5 = ½ № 7 ~ 100%',
  '👩‍❤️‍👨 🏴󠁧󠁢󠁳󠁣󠁴󠁿 علی\u200Cرضا',
  '\u200E12 | 20 | 2026\u200B',
])('a title, a business and a password may hold whatever can be printed: %s', (text) => {
  const title = text.replaceAll(/[\u200E\u200B]/g, '');
  expect(validateForm(galleryForm, { title: text, occasion: '' })).toEqual({});
  expect(validateForm(newBrandForm, { businessName: text })).toEqual({});
  expect(formBody(newBrandForm).parse({ businessName: text })).toEqual({ businessName: title });
  expect(validateForm(resetPasswordForm, { password: title })).toEqual({});
});

test.each([
  ['Mia\u0007 Tom', 'U+0007'],
  ['Mia\n Tom', 'U+000A'],
  ['Mia\uD800 Tom', 'U+D800'],
  ['Mia\u2028 Tom', 'U+2028'],
  ['Mia\u00AD Tom', 'U+00AD'],
  ['Mia\u2060 Tom', 'U+2060'],
  ['Mia\uF8FF Tom', 'U+F8FF'],
])('%j is told which character cannot be printed', (text, number) => {
  const told = [`Has a character that can't be printed (${number}).`];
  expect(validateForm(galleryForm, { title: text, occasion: '' })).toEqual({ title: told });
  expect(validateForm(newBrandForm, { businessName: text })).toEqual({ businessName: told });
  expect(validateForm(resetPasswordForm, { password: text })).toEqual({ password: told });
});

test('a password with a mark that nobody sees is refused, since it is kept to the letter', () => {
  const told = ["Has a character that can't be printed (U+200B)."];
  expect(validateForm(resetPasswordForm, { password: 'long enough\u200B' })).toEqual({
    password: told,
  });
});

test('a title and a name of a business have a length', () => {
  const long = 'x'.repeat(121);
  const told = ['Must be 120 characters or shorter. (121/120)'];
  expect(validateForm(galleryForm, { title: long, occasion: '' })).toEqual({ title: told });
  expect(validateForm(newBrandForm, { businessName: long })).toEqual({ businessName: told });
});

test('passwords and notes are kept to the letter', () => {
  const password = 'a\u00A0pass\u3000word';
  expect(formBody(passwordSettingsForm).parse({ currentPassword: password, password })).toEqual({
    currentPassword: password,
    password,
  });
  const instructions = 'Gift\u00A0wrap';
  expect(formBody(labNotesForm).parse({ instructions }).instructions).toBe(instructions);
});
