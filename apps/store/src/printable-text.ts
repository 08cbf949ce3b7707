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

/** Text in the character set of a PDF's own fonts; what has no letter there becomes a question mark. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (winAnsi.test(letter)) return letter;
    const base = letters[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return base !== '' && winAnsi.test(base) ? base : '?';
  }).join('');
}
