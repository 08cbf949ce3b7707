import { expect, test } from 'vitest';
import { validateForm } from '../form.ts';
import { formBody } from '../form-body.ts';
import { nameSettingsForm, passwordSettingsForm } from '../forms/account-forms.ts';
import { labNotesForm } from '../forms/checkout-forms.ts';
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

test('passwords and notes are kept to the letter', () => {
  const password = 'a\u00A0pass\u200Bword';
  expect(formBody(passwordSettingsForm).parse({ currentPassword: password, password })).toEqual({
    currentPassword: password,
    password,
  });
  const instructions = 'Gift\u00A0wrap';
  expect(formBody(labNotesForm).parse({ instructions }).instructions).toBe(instructions);
});
