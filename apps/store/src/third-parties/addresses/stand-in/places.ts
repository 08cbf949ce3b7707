import { readFileSync } from 'node:fs';

export interface Place {
  state: string;
  city: string;
  zips: readonly string[];
}

interface Gazetteer {
  places: readonly Place[];
  /** By `STATE CITY`, in capitals. */
  byCity: ReadonlyMap<string, Place>;
  byZip: ReadonlyMap<string, Place>;
}

let loaded: Gazetteer | undefined;

/** Read at the first question and kept: 228 cities, 609 zip codes. */
export function gazetteer(): Gazetteer {
  loaded ??= load(readFileSync(new URL('./us-places.txt', import.meta.url), 'utf8'));
  return loaded;
}

function load(text: string): Gazetteer {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const places = lines.map(placeOf);
  return {
    places,
    byCity: new Map(places.map((place) => [cityKey(place.city, place.state), place])),
    byZip: new Map(places.flatMap((place) => place.zips.map((zip) => [zip, place] as const))),
  };
}

export function cityKey(city: string, state: string): string {
  return `${state.trim()} ${city.trim().replaceAll(/\s+/g, ' ')}`.toUpperCase();
}

function placeOf(line: string): Place {
  const [state = '', city = '', zips = ''] = line.split('|');
  return { state, city, zips: zips.split(' ').flatMap(rangeOf) };
}

function rangeOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) =>
    String(Number(first) + index).padStart(5, '0'),
  );
}
