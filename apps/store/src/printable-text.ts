/** Letters that no decomposition takes apart, in the letters of the fonts that every reader has. */
const letters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
};
const winAnsi = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const graphemes = new Intl.Segmenter('en');

/**
 * Text in the character set of a PDF's own fonts; what has no letter there becomes a question mark, one for
 * all that readers see as one.
 */
export function printable(text: string): string {
  const seen = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment);
  return seen.map((letter) => Array.from(letter, inFont).join('') || '?').join('');
}

/** Empty where the fonts have nothing like it. */
function inFont(letter: string): string {
  if (winAnsi.test(letter)) return letter;
  const base = letters[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return winAnsi.test(base) ? base : '';
}
