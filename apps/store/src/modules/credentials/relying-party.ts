import { isIP } from 'node:net';
import { labBrandFacts } from '@albumen/contract/brands';
import type { Visit } from '../../http/visit.ts';

/** Whom passkeys are made for: the configured address of the storefront that was asked. */
export function relyingPartyOf({ origin, labBrand }: Pick<Visit, 'origin' | 'labBrand'>) {
  return { id: new URL(origin).hostname, name: labBrandFacts[labBrand].name, origin };
}

/** Browsers make passkeys for names only. */
export function canAddPasskeys({ origin }: Pick<Visit, 'origin'>): boolean {
  return isIP(new URL(origin).hostname.replaceAll(/^\[|\]$/g, '')) === 0;
}
