import { type JsonRecord } from '../../protocol/json.ts';
/** The answer of `basic-card`. */
export interface BasicCard {
  cardNumber: string;
  cardSecurityCode?: string;
  cardholderName?: string;
  expiryMonth?: string;
  expiryYear?: string;
  billingAddress?: JsonRecord | null;
}

/** A card as the gateway takes it. */
export function cardBody(card: BasicCard): JsonRecord {
  const { billingAddress } = card;
  return {
    number: card.cardNumber,
    cvv: card.cardSecurityCode,
    expiration_month: card.expiryMonth,
    expiration_year: card.expiryYear,
    cardholderName: card.cardholderName,
    ...(billingAddress && { billing_address: addressBody(billingAddress) }),
    options: { validate: false },
  };
}

function addressBody(address: JsonRecord): JsonRecord {
  const lines = address['addressLine'];
  const [street, ...more]: unknown[] = Array.isArray(lines) ? lines : [];
  return {
    company: address['organization'],
    street_address: street,
    extended_address: more.join(', ') || undefined,
    locality: address['city'],
    region: address['region'],
    postal_code: address['postalCode'],
    country_code_alpha2: address['country'],
  };
}
