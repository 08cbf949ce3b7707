/** Turns what was typed into what is shown, the separator after a complete group included. */
export type Format = (text: string) => string;

/** The text of an input and where its caret stands. */
export interface Edit {
  text: string;
  caret: number;
}

/** Groups of a number whose network is not known yet, and the longest number there is. */
export const unknownNetwork = { gaps: [4, 8, 12], longest: 19 };

/** Shows digits in groups: `gaps` says after how many digits a space stands. */
export function formatNumber(text: string, gaps: readonly number[], longest: number): string {
  return Array.from(text.replace(/\D/g, '').slice(0, longest))
    .map((digit, place) => (gaps.includes(place + 1) && place + 1 < longest ? `${digit} ` : digit))
    .join('');
}

/** Shows a date as `MM / YYYY`; a month that can only have one digit gets its zero. */
export function formatDate(text: string): string {
  const typed = text.replace(/^\D+|\s+$/g, '').replace(/^(\d{4})-(\d\d?)$/, '$2/$1');
  const [left = '', right] = typed.split(/[/.-]/).map((part) => part.replace(/\D/g, ''));
  const isShort = right === undefined ? /^[2-9]/.test(left) : /^[1-9]$/.test(left);
  const digits = (isShort ? '0' : '') + left + (right ?? '');
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 6)}`;
}

/** Digits only, at most so many. */
export function formatDigits(text: string, longest: number): string {
  return text.replace(/\D/g, '').slice(0, longest);
}

/**
 * The text and caret to show after an edit. The caret keeps as many digits behind it as before; a
 * deletion that met only a separator takes the digit beyond it.
 * @param inputType as in `InputEvent`, e.g. `deleteContentBackward`
 */
export function reformat(
  before: string,
  now: Edit,
  { format, inputType }: { format: Format; inputType: string },
): Edit {
  const { text, caret } = inputType.startsWith('delete') ? deletion(before, now, inputType) : now;
  const shown = format(text);
  const behind = digitCount(text.slice(caret));
  return { text: shown, caret: placeBefore(shown, behind) };
}

function deletion(before: string, { text, caret }: Edit, inputType: string): Edit {
  let head = text.slice(0, caret);
  let tail = text.slice(caret);
  if (digitCount(text) === digitCount(before)) {
    if (inputType.endsWith('Forward')) tail = tail.replace(/\d/, '');
    else head = head.replace(/\d\D*$/, '');
  }
  // A separator left at the end would come back as if it had been typed.
  const rest = (head + tail).replace(/\D+$/, '');
  return { text: rest, caret: Math.min(head.length, rest.length) };
}

/** The last place of `text` with so many digits behind it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(text.charAt(place - 1))) left -= 1;
  }
  return place;
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}
