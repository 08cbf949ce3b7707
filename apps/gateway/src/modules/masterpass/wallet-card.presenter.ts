import type { Address } from '../addresses/address-fields.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { presentCardNonce } from '../nonces/card-nonce.presenter.ts';
import type { Card } from '../vault/cards.service.ts';

/** A nonce of a card that came by the wallet, as REST shows it. */
export function presentWalletCard(nonce: Nonce, card: Card) {
  const { threeDSecureInfo: _, details, ...presented } = presentCardNonce(nonce, card);
  const { cardType, lastFour, lastTwo } = details;
  // `issueWalletNonce` wrote them so.
  const { contact, shipping } = nonce.details as { contact: object; shipping: Address };
  return {
    ...presented,
    type: 'MasterpassCard',
    details: { cardType, lastFour, lastTwo },
    contact,
    billingAddress: presentPlace(card.billingAddress ?? {}),
    shippingAddress: presentPlace(shipping),
  };
}

function presentPlace(address: Address) {
  const { streetAddress, extendedAddress, locality, region, postalCode } = address;
  const place = { streetAddress, extendedAddress, locality, region, postalCode };
  return { ...place, countryCodeAlpha2: address.countryCode };
}
