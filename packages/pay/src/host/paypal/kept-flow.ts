import * as wayBack from '../shared/way-back.ts';

/** What a page that left for PayPal needs when it is back. */
export interface PendingFlow {
  isVault: boolean;
  intent: string | undefined;
  vault: boolean | undefined;
}

const kind: wayBack.WayBackKind = {
  word: 'btPayPal',
  place: 'braintree-paypal-flow',
  stale: ['paymentId', 'token', 'PayerID', 'ba_token', 'wasCanceled'],
};

/** A way back for one flow. */
export function newWayBack(): wayBack.WayBack<PendingFlow> {
  return wayBack.newWayBack(kind);
}

/** How the customer came back from PayPal; undefined on a page that did not leave. */
export function findComeback(): wayBack.Comeback<PendingFlow> | undefined {
  return wayBack.findComeback(kind);
}

/** A way back leads home once. */
export function forgetComeback(): void {
  wayBack.forgetComeback(kind);
}
