import { wordsOf } from './postal-abbreviations.ts';
import type { PostalAddress } from './address-service.ts';
import { militaryStates, stateCode, territories } from './us-states.ts';
import { stateOfZip } from './zip-prefixes.ts';

const militaryPosts: ReadonlySet<string> = new Set(['APO', 'FPO', 'DPO']);

/**
 * Whether we ship there: not to military and diplomatic posts, nor to territories, nor to a post-office
 * box by a carrier that delivers to the street only.
 */
export function isSupported(address: PostalAddress, hasStreetCarrier: boolean): boolean {
  const states = [stateCode(address.state), stateOfZip(address.zip.trim()) ?? ''];
  if (states.some((state) => militaryStates.has(state) || territories.has(state))) return false;
  if (militaryPosts.has(wordsOf(address.city).join(' '))) return false;
  return !(hasStreetCarrier && isPostOfficeBox(address));
}

function isPostOfficeBox({ address1, address2 = '' }: PostalAddress): boolean {
  return [address1, address2].some((line) => /^(P ?O|POST OFFICE) BOX\b/.test(plainLine(line)));
}

function plainLine(line: string): string {
  return wordsOf(line).join(' ');
}
