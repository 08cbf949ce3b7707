import { expect, test } from 'vitest';
import { messagesFor } from './locales.ts';

const languages = 'en de fr es it nl pl pt sv da nb fi cs hu ro el ru tr ko th ja zh ar he'.split(
  ' ',
);

test.each(languages)('%s has every label and message', (language) => {
  const messages = messagesFor(language);
  expect(messages.language).toBe(language);
  const { labels, title, incomplete, invalid, unsupported } = messages;
  const texts = [...Object.values(labels), title, incomplete, invalid, unsupported];
  expect(texts).toHaveLength(11);
  expect(texts.every((text) => text.trim() !== '')).toBe(true);
  expect(new Set(texts).size).toBe(11);
});

test.each([
  ['pt-BR', 'pt'],
  ['de_AT', 'de'],
  ['ZH-Hant-TW', 'zh'],
  ['no', 'nb'],
  ['tlh', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [{ evil: true }, 'en'],
])('the locale %s speaks %s', (locale, language) => {
  expect(messagesFor(locale).language).toBe(language);
});

test('Arabic and Hebrew run from right to left', () => {
  expect(languages.filter((language) => messagesFor(language).isRightToLeft)).toEqual(['ar', 'he']);
});
