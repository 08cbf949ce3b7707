import type { Addresses } from '../../http/addresses.ts';
import { presentCardNonce } from '../nonces/card-nonce.presenter.ts';
import type { Confirmed } from './confirm.service.ts';
import type { LookedUp } from './lookup.service.ts';

/** Where the issuer of the first version sends its answer. */
export function termPath(merchantId: string, id: string): string {
  return `/merchants/${merchantId}/three_d_secure/complete/${id}`;
}

interface Shown {
  addresses: Addresses;
  merchantId: string;
  /** Where the issuer asks. */
  challengePath: string;
}

/** A lookup as browsers read it; without a challenge there is no issuer's address. */
export function presentLookup(found: LookedUp, { addresses, merchantId, challengePath }: Shown) {
  const { id, info, nonce, card } = found;
  const asks = found.isChallenged;
  const message = { messageType: 'CReq', messageVersion: '2.2.0', acsTransID: id };
  return {
    lookup: {
      acsUrl: asks ? `${addresses.assets}${challengePath}` : null,
      pareq: asks ? Buffer.from(JSON.stringify(message)).toString('base64url') : null,
      md: asks ? nonce.nonce : null,
      termUrl: asks ? `${addresses.assets}${termPath(merchantId, id)}` : null,
      threeDSecureVersion: info.threeDSecureVersion,
      transactionId: id,
    },
    paymentMethod: presentPayment(nonce, card),
    threeDSecureInfo: info,
  };
}

/** A card after its challenge. */
export function presentConfirmed({ nonce, card, info }: Confirmed) {
  return { paymentMethod: presentPayment(nonce, card), threeDSecureInfo: info };
}

/** A card of a wallet goes on under the wallet's name. */
function presentPayment(nonce: LookedUp['nonce'], card: LookedUp['card']) {
  return { ...presentCardNonce(nonce, card), type: nonce.type };
}
