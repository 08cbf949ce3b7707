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

/**
 * What is said beside a state whose address has a postal code of another one; undefined where they may
 * belong together. A few zip codes cross the line of a state: of those the address service knows.
 */
export function stateMistake(place: TypedPlace & { zip: string }): string | undefined {
  const destination = destinationOf(place);
  if (destination === undefined) return undefined;
  const { country, region } = destination;
  const zip = place.zip.trim().toUpperCase();
  const states = country === 'CA' ? provinces[zip.charAt(0)] : stateOfZip(zip);
  if (states === undefined || states.includes(region)) return undefined;
  return country === 'CA' ? messages.postalCodeElsewhere : messages.zipElsewhere;
}
