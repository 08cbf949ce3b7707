import { readFileSync } from 'node:fs';
import { cityForm, shortSaint } from '../address-normal-form.ts';
import { wordsOf } from '../postal-words.ts';

export interface Place {
  state: string;
  city: string;
  zips: readonly string[];
  /** What may be typed of it: the words of its name, and its state. */
  words: readonly string[];
  /** As `cityKey` makes it. */
  key: string;
}

interface Gazetteer {
  /** Those with the most zip codes first: about by size. */
  places: readonly Place[];
  byCity: ReadonlyMap<string, Place>;
  byZip: ReadonlyMap<string, Place>;
}

let loaded: Gazetteer | undefined;

/** Read at the first question and kept: every city and zip code of the states. */
export function gazetteer(): Gazetteer {
  loaded ??= load(readFileSync(new URL('./us-places.txt', import.meta.url), 'utf8'));
  return loaded;
}

function load(text: string): Gazetteer {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const places = lines.map(placeOf).toSorted((one, other) => other.zips.length - one.zips.length);
  return {
    places,
    /* From the smallest on: of two spellings of one name the larger place stays. */
    byCity: new Map(places.toReversed().map((place) => [place.key, place])),
    byZip: new Map(places.flatMap((place) => place.zips.map((zip) => [zip, place] as const))),
  };
}

export function cityKey(city: string, state: string): string {
  return `${state} ${cityForm(city)}`;
}

function placeOf(line: string): Place {
  const [state = '', city = '', zips = ''] = line.split('|');
  const written = wordsOf(city);
  const short = written.map(shortSaint);
  return {
    state,
    city,
    zips: zips.split(' ').flatMap(rangeOf),
    words: [...new Set([...short, ...written, state])],
    key: `${state} ${short.join(' ')}`,
  };
}

function rangeOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) =>
    String(Number(first) + index).padStart(5, '0'),
  );
}
