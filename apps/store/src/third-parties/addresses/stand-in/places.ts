import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cityForm, shortSaint } from '../address-normal-form.ts';
import { wordsOf } from '../postal-abbreviations.ts';

export interface Place {
  state: string;
  city: string;
  zips: readonly string[];
  /** What may be typed of it: the words of its name, and its state. */
  words: readonly string[];
  /** The key as `cityKey` makes it. */
  key: string;
}

interface Gazetteer {
  /** Those with the most zip codes first: about by size. */
  places: readonly Place[];
  byCity: ReadonlyMap<string, Place>;
  byZip: ReadonlyMap<string, Place>;
}

let loaded: Gazetteer | undefined;
let loading: Promise<void> | undefined;

/** Every city and zip code of the states, once `gazetteerRead`. */
export function gazetteer(): Gazetteer {
  if (loaded === undefined) throw new Error('the places were not read');
  return loaded;
}

/** Reads them at the first question and keeps them; other requests have their turns meanwhile. */
export function gazetteerRead(): Promise<void> {
  loading ??= read();
  return loading;
}

/* This is about a millisecond's work. */
const linesAtOnce = 200;

async function read(): Promise<void> {
  const text = await readFile(new URL('./us-places.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const places: Place[] = [];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    places.push(...lines.slice(from, from + linesAtOnce).map(placeOf));
    await nextTurn();
  }
  loaded = ordered(places);
}

function ordered(read: readonly Place[]): Gazetteer {
  const places = read.toSorted((one, other) => other.zips.length - one.zips.length);
  return {
    places,
    /* The smallest come first: of two spellings of one name the larger place stays. */
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
