import { xmlList, type XmlObject, xmlOf } from '../../xml/xml-value.ts';
import { presentAddress, presentKeptAddress } from '../addresses/address.presenter.ts';
import type { KeptAddress } from '../addresses/addresses.service.ts';
import { presentWalletCard } from './wallet-card.presenter.ts';
import type { Card } from '../vault/cards.service.ts';
import { logoOf } from '../vault/logos.ts';
import { presentVerification } from '../verifications/verifications.service.ts';
import { paymentKinds } from '../vault/payment-kinds.ts';
import { presentCardFacts } from '../vault/card-facts.presenter.ts';
import type { PaymentMethod } from './payment-methods.service.ts';

export function rootOf({ type }: Pick<PaymentMethod, 'type'>): string {
  return paymentKinds[type].root;
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
    imageUrl: pictureOf(method),
    subscriptions: xmlList('subscription', []),
    ...(card ? cardParts({ ...method, card }, now) : xmlOf(details)),
    ...(card && { billingAddress: billingOf(method, addresses) }),
    ...(card && {
      verifications: xmlList('verification', method.verifications.map(presentVerification)),
    }),
  };
}

function pictureOf({ type, card }: PaymentMethod): string {
  return logoOf(paymentKinds[type].logo ?? card?.brand ?? 'unknown');
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
  const ofWallet = presentWalletCard(type, card, details);
  const ofPlainCard = type === 'CreditCard' && { venmoSdk: false };
  return { ...facts, expired: isExpired, ...ofPlainCard, ...ofWallet };
}

function billingOf(
  { billingAddressId, card }: PaymentMethod,
  addresses: readonly KeptAddress[],
): XmlObject | null {
  const kept = addresses.find(({ id }) => id === billingAddressId);
  if (kept) return presentKeptAddress(kept);
  return card?.billingAddress ? presentAddress(card.billingAddress) : null;
}
