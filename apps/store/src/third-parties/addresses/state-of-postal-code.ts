import { messages } from '@albumen/contract/messages';
import { destinationOf, type TypedPlace } from '@albumen/domain/checkout/destination';
import { stateOfZip } from './zip-prefixes.ts';

/** Provinces by the first letter of their postal codes. */
const provinces: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** What the beginning of a postal code says of most, but not of these: codes whose places lie across a line. */
const acrossTheLine: Readonly<Record<string, readonly string[]>> = {
  '02861': ['RI', 'MA'],
  '06390': ['NY'],
  '20588': ['MD'],
  '20598': ['VA'],
  '42223': ['KY', 'TN'],
  '59221': ['MT', 'ND'],
  '63673': ['MO', 'IL'],
  '71749': ['AR', 'LA'],
  '72643': ['AR', 'MO'],
  '73949': ['OK', 'TX'],
  '73960': ['OK', 'TX'],
  '81137': ['CO', 'NM'],
  '83414': ['ID', 'WY'],
  '84536': ['UT', 'AZ'],
  '86044': ['AZ', 'UT'],
  '86515': ['AZ', 'NM'],
  '88063': ['NM', 'TX'],
  '89439': ['NV', 'CA'],
  '97635': ['OR', 'CA'],
  // The federal government, on both banks of the Ottawa.
  K1A: ['ON', 'QC'],
};

type Place = TypedPlace & { zip: string };

/**
 * What is said beside a state whose address has a postal code of another one; undefined where they may
 * belong together, and where the address service itself suggested this state with this zip code.
 */
export function stateMistake(place: Place, suggested?: Place | null): string | undefined {
  const destination = destinationOf(place);
  if (destination === undefined) return undefined;
  const { country, region } = destination;
  const zip = place.zip.trim().toUpperCase();
  const states = statesOf(country, zip);
  if (states === undefined || states.includes(region)) return undefined;
  if (suggested && isAlike(place, suggested)) return undefined;
  return country === 'CA' ? messages.postalCodeElsewhere : messages.zipElsewhere;
}

function statesOf(country: 'US' | 'CA', zip: string): readonly string[] | undefined {
  if (country === 'CA') return acrossTheLine[zip.slice(0, 3)] ?? provinces[zip.charAt(0)];
  const state = stateOfZip(zip);
  return acrossTheLine[zip.slice(0, 5)] ?? (state === undefined ? undefined : [state]);
}

function isAlike(one: Place, other: Place): boolean {
  const [typed, known] = [destinationOf(one), destinationOf(other)];
  const isSameState = typed?.country === known?.country && typed?.region === known?.region;
  return isSameState && one.zip.trim().slice(0, 5) === other.zip.slice(0, 5);
}
