import { directions, suffixes, units, wordsOf } from '../postal-abbreviations.ts';
import { nearestStreet, streetNamed } from './streets.ts';

/** A street line taken apart, each part as the postal service writes it. */
export interface DeliveryLine {
  number: string;
  predirection: string;
  name: string;
  suffix: string;
  postdirection: string;
  unit: string;
  unitNumber: string;
}

const noParts = { predirection: '', suffix: '', postdirection: '', unit: '', unitNumber: '' };

/** Reads a street line, its slips mended; nothing when it has no house number or no street. */
export function readDeliveryLine(street: string, secondary: string): DeliveryLine | undefined {
  const words = wordsOf(`${street} ${secondary}`);
  const box = /^(?:P ?O|POST OFFICE) BOX (\w+)$/.exec(words.join(' '));
  if (box?.[1] !== undefined) return { ...noParts, number: box[1], name: 'PO Box' };
  const [number = '', ...rest] = words;
  if (!/^[1-9]\d{0,5}(-?\w{1,4})?$/.test(number) || rest.length === 0) return undefined;
  return readStreet(number, rest);
}

function readStreet(number: string, words: string[]): DeliveryLine | undefined {
  const unitAt = words.findIndex((word, index) => index > 0 && units.has(word));
  const [unitWord = '', unitNumber = ''] = unitAt === -1 ? [] : words.slice(unitAt);
  const street = unitAt === -1 ? [...words] : words.slice(0, unitAt);
  const predirection = taken(street, directions, 'first');
  const postdirection = taken(street, directions, 'last');
  const suffix = taken(street, suffixes, 'last');
  if (street.length === 0) return undefined;
  const known = streetNamed(street.join(' ')) ?? nearestStreet(street.join(' '));
  return {
    number,
    predirection,
    name: capitalized(known?.name ?? street.join(' ')),
    suffix: suffix === '' ? (known?.suffix ?? '') : capitalized(suffix),
    postdirection,
    unit: unitWord === '' ? '' : capitalized(units.get(unitWord) ?? unitWord),
    unitNumber,
  };
}

/** Takes a word off one end of a name, unless it is all that is left of it. */
function taken(words: string[], known: ReadonlyMap<string, string>, end: 'first' | 'last'): string {
  const word = end === 'first' ? words[0] : words.at(-1);
  const short = known.get(word ?? '');
  if (short === undefined || words.length < 2) return '';
  if (end === 'first') words.shift();
  else words.pop();
  return short;
}

export function capitalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
}

export function writtenLine(line: DeliveryLine): string {
  if (line.name === 'PO Box') return `PO Box ${line.number}`;
  const { number, predirection, name, suffix, postdirection, unit, unitNumber } = line;
  return [number, predirection, name, suffix, postdirection, unit, unitNumber]
    .filter((part) => part !== '')
    .join(' ');
}
