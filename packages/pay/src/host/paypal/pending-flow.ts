import type { RedirectKind } from '../shared/redirect-return.ts';

/** What a page that left for PayPal needs when the payer returns. */
export interface PendingFlow {
  flow: string | undefined;
  intent: string | undefined;
  vault: boolean | undefined;
}

export const paypalRedirect: RedirectKind<PendingFlow> = {
  param: 'btPayPal',
  storageKey: 'braintree-paypal-flow',
  staleParams: ['paymentId', 'token', 'PayerID', 'ba_token', 'wasCanceled'],
};
