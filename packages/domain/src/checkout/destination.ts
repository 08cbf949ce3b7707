import { taxTable, type TaxRegion } from './tax-table.ts';

/** What shipping and tax need to know of an address. */
export interface Destination {
  country: 'US' | 'CA';
  /** Two-letter code of the state or province. */
  region: string;
  isPostOfficeBox: boolean;
}

/** The parts of an address that this page reads, as typed. */
export interface TypedPlace {
  address1: string;
  address2: string;
  state: string;
  country: string;
}

/** Undefined while the country or the state says nothing that is known. */
export function destinationOf(place: TypedPlace): Destination | undefined {
  const country = place.country.trim().toUpperCase();
  if (country !== 'US' && country !== 'CA') return undefined;
  const region = regionOf(country, place.state);
  if (region === undefined) return undefined;
  return { country, region: region.code, isPostOfficeBox: isBox(place) };
}

/** Accents, points and doubled spaces aside: `Québec`, `D.C.` and ` new  york ` are all known. */
function regionOf(country: 'US' | 'CA', typed: string): TaxRegion | undefined {
  const wanted = plain(typed);
  return taxTable.find(
    (row) => row.country === country && (row.code === wanted || plain(row.name) === wanted),
  );
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/[\p{M}.]/gu, '');
  return letters.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

function isBox({ address1, address2 }: TypedPlace): boolean {
  return [address1, address2].some((line) => /^(P ?O|POST OFFICE) ?BOX\b/.test(plain(line)));
}
