import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the places of the address stand-in anew from `US.txt` of the GeoNames postal code data
 * (https://download.geonames.org/export/zip/US.zip): `node scripts/write-us-places.ts path/to/US.txt`
 */
const target = new URL(
  '../apps/store/src/third-parties/addresses/stand-in/us-places.txt',
  import.meta.url,
);

const head = [
  '# City and zip codes, one city a line: state|city|zip codes, ranges inclusive.',
  '# From the GeoNames postal code data (www.geonames.org), CC BY 4.0: see CREDITS.md.',
];

/** Military post has no state there; the Marshall Islands are no state. */
const leftOut: ReadonlySet<string> = new Set(['', 'MH']);

function placesOf(text: string): string[] {
  const zipsByPlace = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const row of text.split('\n')) {
    const [, zip = '', city = '', , state = ''] = row.split('\t');
    if (leftOut.has(state) || seen.has(zip)) continue;
    seen.add(zip);
    const place = `${state}|${city}`;
    zipsByPlace.set(place, (zipsByPlace.get(place) ?? new Set()).add(zip));
  }
  return [...zipsByPlace]
    .map(([place, zips]) => `${place}|${inRanges([...zips].toSorted())}`)
    .toSorted();
}

function inRanges(zips: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const zip of zips) {
    const open = ranges.at(-1);
    if (open !== undefined && Number(zip) === Number(open.last) + 1) open.last = zip;
    else ranges.push({ first: zip, last: zip });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ');
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('name the file US.txt');
const places = placesOf(readFileSync(source, 'utf8'));
writeFileSync(target, `${[...head, ...places].join('\n')}\n`);
console.log(`${places.length} places written`);
