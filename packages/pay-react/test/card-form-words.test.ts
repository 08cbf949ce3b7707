import { expect, test } from 'vitest';
import { cardFormWords } from '../src/lib/card-form-words.ts';

const languages = 'en de fr es it nl pl pt sv da nb fi cs hu ro el ru tr ko th ja zh ar he'.split(
  ' ',
);

test.each(languages)('%s has every word of a card form', (language) => {
  const { words, language: spoken } = cardFormWords(language);
  expect(spoken).toBe(language);
  const { number, expirationDate, cvv, submit } = words;
  const all = [number, expirationDate, cvv, submit];
  expect(all.filter((word) => word.trim() === '')).toEqual([]);
  expect(new Set(all).size).toBe(4);
});
