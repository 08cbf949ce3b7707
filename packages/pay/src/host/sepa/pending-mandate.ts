import type { RedirectKind } from '../shared/redirect-return.ts';
import type { PendingMandate } from './wire.ts';

/** A page that left for the bank keeps its mandate. */
export const mandateRedirect: RedirectKind<PendingMandate> = {
  param: 'btSepa',
  storageKey: 'braintree-sepa-mandate',
  staleParams: ['success', 'cancel'],
};
