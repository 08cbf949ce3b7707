import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { fullYear, splitDate } from './date-rules.ts';
import { digitsOf } from './number-rules.ts';
import { type JsonRecord, recordOf, textOf } from '../../protocol/json.ts';

/** Keys of an address that go to the gateway; others are left out. */
const addressKeys = [
  'company',
  'countryCodeNumeric',
  'countryCodeAlpha2',
  'countryCodeAlpha3',
  'countryName',
  'extendedAddress',
  'locality',
  'region',
  'firstName',
  'lastName',
  'postalCode',
  'streetAddress',
];

/** A card as it was typed, and what the merchant adds to it. */
export interface CardToSend {
  number?: string | undefined;
  cvv?: string | undefined;
  expirationMonth?: string | undefined;
  expirationYear?: string | undefined;
  cardholderName?: string | undefined;
  billingAddress?: JsonRecord | undefined;
  shippingAddress?: JsonRecord | undefined;
  phone?: JsonRecord | undefined;
  email?: string | undefined;
  isValidated: boolean;
  /** Merchant account whose regulation the answer should include. */
  insightAccount?: string | undefined;
}

/** Puts together the chosen fields and the options of `tokenize`. */
export function cardToSend(
  valueOf: (key: FieldKey) => string | undefined,
  options: JsonRecord,
  today: Date,
): CardToSend {
  const typed = valueOf('expirationDate');
  const date = typed
    ? splitDate(typed)
    : { month: valueOf('expirationMonth'), year: valueOf('expirationYear') };
  const postalCode = valueOf('postalCode');
  const billing = options['billingAddress'];
  const insight = options['authenticationInsight'];
  return {
    number: valueOf('number') && digitsOf(valueOf('number') ?? ''),
    cvv: valueOf('cvv'),
    expirationMonth: date.month?.padStart(2, '0'),
    expirationYear: date.year && fullYear(date.year, today),
    cardholderName: textOf(options['cardholderName']) ?? valueOf('cardholderName'),
    billingAddress:
      billing || postalCode
        ? address({ ...recordOf(billing), ...(postalCode && { postalCode }) })
        : undefined,
    shippingAddress: options['shippingAddress']
      ? address(recordOf(options['shippingAddress']))
      : undefined,
    phone: options['phone'] ? phone(recordOf(options['phone'])) : undefined,
    email: textOf(options['email']),
    isValidated: options['vault'] === true,
    insightAccount: insight ? textOf(recordOf(insight)['merchantAccountId']) : undefined,
  };
}

function address(given: JsonRecord): JsonRecord {
  return Object.fromEntries(
    addressKeys.filter((key) => key in given).map((key) => [key, given[key]]),
  );
}

function phone({ number, countryCode, extension }: JsonRecord): JsonRecord {
  const plain = (text: unknown): string | undefined => textOf(text)?.replace(/[-()\s]/g, '');
  return {
    phoneNumber: plain(number),
    countryPhoneCode: plain(countryCode),
    extensionNumber: plain(extension),
  };
}

/** Body of the call, without what every call carries. */
export function requestBody(card: CardToSend): JsonRecord {
  const { insightAccount } = card;
  return {
    creditCard: {
      number: card.number,
      cvv: card.cvv,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
      cardholderName: card.cardholderName,
      billing_address: snakeCased(card.billingAddress),
      shippingAddress: snakeCased(card.shippingAddress),
      phone: card.phone,
      email: card.email,
      options: { validate: card.isValidated },
    },
    ...(insightAccount !== undefined && {
      authenticationInsight: true,
      merchantAccountId: insightAccount,
    }),
  };
}

function snakeCased(given: JsonRecord | undefined): JsonRecord | undefined {
  if (!given) return undefined;
  const snake = (key: string): string =>
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [snake(key), value]));
}
