import { expect, test } from 'vitest';
import { printable } from './printable-text.ts';

test.each([
  ['Jörg — “Łódź” ® €5', 'Jörg — “Lódz” ® €5'],
  ['Mia ♥ Tom', 'Mia ? Tom'],
  ['Mia ❤️ 👩‍👧‍👦 Tom', 'Mia ? ? Tom'],
  ['e\u0301 a\u0323', 'é a'],
  ['花嫁', '??'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
