import { directions, suffixes, units, wordsOf } from './postal-abbreviations.ts';
import type { DeliverableAddress, PostalAddress } from './address-service.ts';
import { stateCode } from './us-states.ts';

/** Whether both would bring a letter to the same door: spelling, case and abbreviations aside. */
export function isSameAddress(typed: PostalAddress, found: DeliverableAddress): boolean {
  return (
    lineForm(`${typed.address1} ${typed.address2 ?? ''}`) ===
      lineForm(`${found.address1} ${found.address2}`) &&
    cityForm(typed.city) === cityForm(found.city) &&
    stateCode(typed.state) === found.state &&
    typed.zip.trim().slice(0, 5) === found.zip.slice(0, 5)
  );
}

function lineForm(line: string): string {
  return wordsOf(line).map(shortWord).join(' ');
}

/** `#4`, `Apt 4` and `Unit 4` are one door in any building. */
function shortWord(word: string): string {
  if (units.has(word)) return '#';
  return suffixes.get(word) ?? directions.get(word) ?? word;
}

const saints = new Map([
  ['SAINT', 'ST'],
  ['FORT', 'FT'],
  ['MOUNT', 'MT'],
]);

/** `St. Louis` and `SAINT LOUIS` are one city. */
export function cityForm(city: string): string {
  return cityWords(city).join(' ');
}

export function cityWords(city: string): string[] {
  return wordsOf(city).map(shortSaint);
}

export function shortSaint(word: string): string {
  return saints.get(word) ?? word;
}
