import type { NonceType } from '../../db/column-values.ts';
import { xmlList, type XmlObject, xmlOf } from '../../xml/xml-value.ts';
import { presentAddress, presentKeptAddress } from '../addresses/address.presenter.ts';
import type { KeptAddress } from '../addresses/addresses.service.ts';
import { presentGoogleCard } from './google-card.presenter.ts';
import type { Card } from '../vault/cards.service.ts';
import { logoOf } from '../vault/logos.ts';
import { presentCardFacts } from '../vault/card-facts.presenter.ts';
import type { PaymentMethod } from './payment-methods.service.ts';

/** Name of the element that each type stands in. */
const roots: Readonly<Record<NonceType, string>> = {
  CreditCard: 'creditCard',
  PayPalAccount: 'paypalAccount',
  SepaDebitAccount: 'sepaDebitAccount',
  AndroidPayCard: 'androidPayCard',
  MasterpassCard: 'masterpassCard',
  LocalPayment: 'localPayment',
};

export function rootOf({ type }: Pick<PaymentMethod, 'type'>): string {
  return roots[type];
}

/** What is in the vault under a token. */
export function presentPaymentMethod(
  method: PaymentMethod,
  { addresses, now }: { addresses: readonly KeptAddress[]; now: Date },
): XmlObject {
  const { card, details } = method;
  return {
    token: method.token,
    globalId: Buffer.from(`paymentmethod_${method.token}`).toString('base64url'),
    customerId: method.customerId,
    default: method.isDefault,
    createdAt: method.createdAt,
    updatedAt: method.updatedAt,
    imageUrl: logoOf(brandOf(method)),
    subscriptions: xmlList('subscription', []),
    ...(card ? cardParts({ ...method, card }, now) : xmlOf(details)),
    ...(card && { billingAddress: billingOf(method, addresses) }),
  };
}

function brandOf({ type, card }: PaymentMethod): string {
  if (card) return card.brand;
  return type === 'PayPalAccount' ? 'paypal' : type.replace('DebitAccount', ' debit');
}

function cardParts({ type, card, details }: PaymentMethod & { card: Card }, now: Date): XmlObject {
  const { expirationMonth: month, expirationYear: year } = card;
  const facts = presentCardFacts({
    ...card,
    last4: card.lastFour,
    cardType: card.brand,
    uniqueNumberIdentifier: card.fingerprint,
  });
  const isExpired = now.getTime() >= Date.UTC(Number(year), Number(month));
  if (type !== 'AndroidPayCard') return { ...facts, expired: isExpired, venmoSdk: false };
  return { ...facts, ...presentGoogleCard(card, details) };
}

function billingOf(
  { billingAddressId, card }: PaymentMethod,
  addresses: readonly KeptAddress[],
): XmlObject | null {
  const kept = addresses.find(({ id }) => id === billingAddressId);
  if (kept) return presentKeptAddress(kept);
  return card?.billingAddress ? presentAddress(card.billingAddress) : null;
}
