import { cityWords } from '../address-normal-form.ts';
import { directions, suffixes, wordsOf } from '../postal-abbreviations.ts';
import { hashOf } from './hash.ts';
import { gazetteer, type Place } from './places.ts';
import { streets, type Street } from './streets.ts';

/** A suggestion as it stands on the wire of the vendor's autocomplete API. */
interface WireSuggestion {
  street_line: string;
  secondary: string;
  city: string;
  state: string;
  zipcode: string;
  entries: number;
  source: 'postal';
}

/** `ST` → `STREET` */
const longSuffixes = new Map(
  [...suffixes]
    .toSorted(([left], [right]) => left.length - right.length)
    .map(([long, short]) => [short, long]),
);

/** Addresses that begin with what was typed: house number, street, then maybe city, state, zip. */
export function suggestionsFor(search: string, maxResults: number): WireSuggestion[] {
  const [number = '', ...words] = wordsOf(search);
  if (!/^[1-9]\d{0,5}\w?$/.test(number) || words.length === 0) return [];
  const direction = words.length > 1 ? directions.get(words[0] ?? '') : undefined;
  const typed = (direction === undefined ? words : words.slice(1)).join(' ');
  const line = (street: Street) =>
    [number, direction, street.full].filter((part) => part !== undefined).join(' ');
  const matches = streets.flatMap((street) => {
    const rest = restAfter(street, typed);
    return rest === undefined ? [] : [{ line: line(street), rest }];
  });
  const byRest = new Map(matches.map(({ rest }) => [rest, placesFor(rest)]));
  const placed = matches.map(({ line: written, rest }) => ({
    line: written,
    places: byRest.get(rest) ?? [],
    isAnywhere: rest === '',
  }));
  return takenInTurns(placed, maxResults).map(({ line: written, place }) =>
    suggestionAt(written, place),
  );
}

/** What was typed after the street; empty while the street itself is still being typed. */
function restAfter(street: Street, typed: string): string | undefined {
  const long = longSuffixes.get(street.suffix.toUpperCase());
  const forms = [
    street.full.toUpperCase(),
    ...(long === undefined ? [] : [`${street.name} ${long}`]),
    street.name,
  ];
  if (forms.some((form) => form.startsWith(typed))) return '';
  const form = forms.find((written) => typed.startsWith(`${written} `));
  return form === undefined ? undefined : typed.slice(form.length + 1);
}

/** While nothing of a place is typed, those of so many zip codes come: that is where most letters go. */
const manyZips = 8;

/** Every word typed begins a word of the place, larger ones first; a zip code chooses within it. */
function placesFor(rest: string): Place[] {
  const { places } = gazetteer();
  const typed = cityWords(rest);
  if (typed.length === 0) return places.filter(({ zips }) => zips.length >= manyZips);
  return places.flatMap((place) => {
    const starts = typed.filter((start) => !place.words.some((word) => word.startsWith(start)));
    if (starts.length === 0) return [place];
    const zips = place.zips.filter((zip) => starts.every((start) => zip.startsWith(start)));
    return zips.length === 0 ? [] : [{ ...place, zips }];
  });
}

interface Match {
  line: string;
  places: Place[];
  /** Nothing of the place has been typed. */
  isAnywhere: boolean;
}

/**
 * One place per street and turn, in their order; while nothing is known of the place each street begins
 * elsewhere, so that a short list is a varied one.
 */
function takenInTurns(matches: Match[], count: number): { line: string; place: Place }[] {
  const taken: { line: string; place: Place }[] = [];
  for (let turn = 0; taken.length < count; turn += 1) {
    const open = matches.filter(({ places }) => turn < places.length);
    if (open.length === 0) break;
    for (const { line, places, isAnywhere } of open) {
      const place = places[isAnywhere ? (hashOf(line) + turn * 7) % places.length : turn];
      const isNew = !taken.some((one) => one.line === line && one.place === place);
      if (place !== undefined && isNew) taken.push({ line, place });
    }
  }
  return taken.slice(0, count);
}

function suggestionAt(line: string, place: Place): WireSuggestion {
  const zipcode = place.zips[hashOf(line) % place.zips.length] ?? '';
  const { city, state } = place;
  const units = unitCount(`${line} ${zipcode}`);
  const isShared = units > 1;
  return {
    street_line: line,
    secondary: isShared ? 'Apt' : '',
    city,
    state,
    zipcode,
    entries: isShared ? units : 0,
    source: 'postal',
  };
}

/** One building in six is shared. */
function unitCount(address: string): number {
  const hash = hashOf(address);
  return hash % 6 === 0 ? 2 + (hash % 23) : 1;
}

const selectedForm = /^(.+) (Apt) \((\d{1,3})\) (.+) ([A-Z]{2}) (\d{5})$/;

/** Opens a shared building: `120 Main St Apt (8) Austin TX 78701` gives its eight doors. */
export function unitsOf(selected: string, search: string, maxResults: number): WireSuggestion[] {
  const parts = selectedForm.exec(selected.trim());
  if (parts === null) return [];
  const [, line = '', secondary = '', count = '', city = '', state = '', zipcode = ''] = parts;
  if (unitCount(`${line} ${zipcode}`) !== Number(count)) return [];
  const typed = search.slice(line.length).replace(/^\s*(apt\.?|#)?\s*/i, '');
  return Array.from({ length: Number(count) }, (_, index) => String(index + 1))
    .filter((unit) => unit.startsWith(typed))
    .slice(0, maxResults)
    .map((unit) => ({
      street_line: line,
      secondary: `${secondary} ${unit}`,
      city,
      state,
      zipcode,
      entries: 0,
      source: 'postal',
    }));
}
