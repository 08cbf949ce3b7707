import { digitsOf, readDate, type TypedCard } from './card-rules.ts';
import {
  cardFields,
  type BillingAddress,
  type CardField,
  type CardFormFailure,
  type CardToken,
  type OpeningMessage,
} from './protocol.ts';

export type Outcome = { token: CardToken } | { failure: CardFormFailure };

const answerWithinMs = 20_000;
const cvvRefused = '81736';
const duplicates = ['81724', '81763'];

/** Gives the card to the gateway, which keeps it, and takes a token for it. Never throws. */
export async function requestToken(
  opening: OpeningMessage,
  card: TypedCard,
  billingAddress: BillingAddress,
): Promise<Outcome> {
  const { merchantId, authorizationFingerprint, isVaulting } = opening;
  const date = readDate(card.expirationDate);
  const path = `/merchants/${encodeURIComponent(merchantId)}/client_api/v1/payment_methods/credit_cards`;
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(answerWithinMs),
      body: JSON.stringify({
        authorizationFingerprint,
        creditCard: {
          number: digitsOf(card.number),
          expirationMonth: date?.month,
          expirationYear: date?.year,
          cvv: card.cvv,
          billingAddress,
          options: { validate: isVaulting },
        },
      }),
    });
    if (reply.status >= 500) return failed('CARD_FORM_NETWORK', 'The gateway did not answer.');
    const body: unknown = await reply.json();
    return reply.ok ? { token: readToken(body) } : refusalOf(body);
  } catch {
    return failed('CARD_FORM_NETWORK', 'The gateway could not be reached.');
  }
}

export function failed(
  code: CardFormFailure['code'],
  message: string,
  fields?: CardField[],
): { failure: CardFormFailure } {
  return { failure: { code, message, ...(fields && { fields }) } };
}

interface CardAnswer {
  nonce: string;
  details: Record<'cardType' | 'lastFour' | 'expirationMonth' | 'expirationYear', string>;
}

function readToken(body: unknown): CardToken {
  const [answer] = (body as { creditCards: CardAnswer[] }).creditCards; // what our own gateway says
  if (answer === undefined) throw new TypeError('an answer without a card');
  const { cardType, lastFour, expirationMonth, expirationYear } = answer.details;
  return {
    token: answer.nonce,
    card: { brand: cardType, lastFour, expirationMonth, expirationYear },
  };
}

interface FieldErrors {
  field: string;
  code?: string;
  fieldErrors?: FieldErrors[];
}

function refusalOf(body: unknown): { failure: CardFormFailure } {
  const { fieldErrors = [] } = body as { fieldErrors?: FieldErrors[] }; // what our own gateway says
  const errors = fieldErrors.flatMap((root) => root.fieldErrors ?? []);
  const codes = errors.map(({ code }) => code ?? '');
  if (codes.some((code) => duplicates.includes(code))) {
    return failed('CARD_FORM_DUPLICATE', 'This card is in the vault already.');
  }
  if (codes.includes(cvvRefused)) {
    return failed('CARD_FORM_CVV_FAILED', 'The security code was not confirmed.', ['cvv']);
  }
  const named = errors.map(({ field }) =>
    field.startsWith('expiration') ? 'expirationDate' : field,
  );
  const fields = cardFields.filter((field) => named.includes(field));
  return fields.length > 0
    ? failed('CARD_FORM_INVALID', 'Some fields are wrong.', fields)
    : failed('CARD_FORM_REFUSED', 'The gateway refused the card.');
}
