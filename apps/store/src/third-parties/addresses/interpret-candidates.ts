import { limits } from '@albumen/contract/limits';
import type { CandidateUSStreet } from 'smartystreets-javascript-sdk';
import { isSameAddress } from './address-normal-form.ts';
import type { AddressVerification, DeliverableAddress, PostalAddress } from './address-service.ts';

/** What the service's candidates say about the address that was typed. */
export function interpretCandidates(
  typed: PostalAddress,
  candidates: readonly CandidateUSStreet[],
): AddressVerification {
  const found = candidates.filter(isDeliverable).map(addressOf);
  const same = found.find((address) => isSameAddress(typed, address));
  if (same !== undefined) return { outcome: 'verified', address: same };
  if (found.length === 0) return { outcome: 'invalid' };
  return { outcome: 'suggested', candidates: found.slice(0, limits.addressCandidates) };
}

/** `N` and nothing at all mean that the postal service knows no such door; the other match may. */
function isDeliverable({ analysis }: CandidateUSStreet): boolean {
  const matches = (analysis.enhancedMatch ?? '').split(',');
  if (matches.includes('none')) return false;
  return matches.includes('non-postal-match') || 'YSD'.includes(analysis.dpvMatchCode || 'N');
}

function addressOf(candidate: CandidateUSStreet): DeliverableAddress {
  const { components, deliveryLine1, deliveryLine2 } = candidate;
  const unit = [components.secondaryDesignator, components.secondaryNumber]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  const hasUnit = unit !== '' && deliveryLine1.endsWith(` ${unit}`);
  const zip = [components.zipCode, components.plus4Code].filter(
    (part) => part !== undefined && part !== '',
  );
  return {
    address1: hasUnit ? deliveryLine1.slice(0, -unit.length - 1) : deliveryLine1,
    address2: hasUnit ? unit : deliveryLine2,
    city: components.cityName ?? '',
    state: components.state ?? '',
    zip: zip.join('-'),
  };
}
