import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName, safeNames } from './safe-names.ts';

test('ordinary names stay as they are', () => {
  const names = [
    'IMG_0001.jpg',
    'Anna & Jörg – Kirche (1).JPG',
    '花嫁.jpg',
    '👰🏽.jpeg',
    'no extension',
  ];
  expect(safeNames(names)).toEqual(names);
});

test('the second photo of a name gets a number, whatever its letter case', () => {
  expect(safeNames(['a.jpg', 'a.jpg', 'A.JPG', 'a (2).jpg', 'a.jpg'])).toEqual([
    'a.jpg',
    'a (2).jpg',
    'A (3).JPG',
    'a (2) (2).jpg',
    'a (4).jpg',
  ]);
});

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\photos\\a.jpg', 'C__photos_a.jpg'],
  ['.htaccess', 'htaccess'],
  ['...', 'file'],
  ['', 'file'],
  ['photo.jpg. .', 'photo.jpg'],
  ['line\r\nbreak\u0000.jpg', 'linebreak.jpg'],
  ['gpj.\u202Eexe', 'gpj.exe'],
  ['what?*.jpg', 'what__.jpg'],
  ['NUL', '_NUL'],
  ['com1.jpg', '_com1.jpg'],
  ['console.jpg', 'console.jpg'],
  ['broken \uD800.jpg', 'broken \uFFFD.jpg'],
  ['e\u0301.jpg', '\u00E9.jpg'],
])('%j becomes %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('a long name is cut before its extension and between characters', () => {
  const cut = safeName(`${'é'.repeat(300)}.jpeg`);
  expect(cut).toBe(`${'é'.repeat(117)}.jpeg`);
});

/** Made-up names are made slowly on a busy machine. */
const slow = { timeout: 60_000 };

function isHarmless(name: string): boolean {
  const hasWrongCharacters = /[/\\\p{Cc}]|^[.\s]|[.\s]$|^$/u.test(name);
  return !hasWrongCharacters && name.isWellFormed() && Buffer.byteLength(name) <= 255;
}

test('any list of names becomes names that are safe, unique and short enough', slow, () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', 'a', 'A', 'ß', '\n', '(', '2', ')') }),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 10 }), (names) => {
      const safe = safeNames(names);
      expect(new Set(safe.map((each) => each.toLowerCase())).size).toBe(names.length);
      expect(safe.filter((each) => !isHarmless(each))).toEqual([]);
    }),
  );
});

test('30,000 photos of one name are named without looking at every pair', () => {
  const names = safeNames(Array.from({ length: 30_000 }, () => 'IMG_0001.jpg'));
  expect(names.at(-1)).toBe('IMG_0001 (30000).jpg');
});
