import * as wayBack from '../shared/way-back.ts';
import type { PendingMandate } from './wire.ts';

const kind: wayBack.WayBackKind = {
  word: 'btSepa',
  place: 'braintree-sepa-mandate',
  stale: ['success', 'cancel'],
};

/** A way back for one mandate. */
export function newWayBack(): wayBack.WayBack<PendingMandate> {
  return wayBack.newWayBack(kind);
}

/** How the customer came back from the bank; undefined on a page that did not leave. */
export function findComeback(): wayBack.Comeback<PendingMandate> | undefined {
  return wayBack.findComeback(kind);
}

/** A way back leads home once. */
export function forgetComeback(): void {
  wayBack.forgetComeback(kind);
}
