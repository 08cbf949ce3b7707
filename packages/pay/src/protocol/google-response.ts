import { type JsonRecord, recordOf } from './json.ts';
/** What a gateway made of the card that Google handed to it. */
export interface GoogleAnswer {
  androidPayCards?: readonly JsonRecord[];
  paypalAccounts?: readonly JsonRecord[];
  error?: unknown;
}

/**
 * Reads the text in Google's answer, of either version.
 * @throws SyntaxError or TypeError when there is none
 */
export function readGoogleAnswer(response: unknown): GoogleAnswer {
  const { apiVersion, paymentMethodData, paymentMethodToken } = recordOf(response);
  const token =
    apiVersion === 2
      ? recordOf(recordOf(paymentMethodData)['tokenizationData'])['token']
      : recordOf(paymentMethodToken)['token'];
  if (typeof token !== 'string') throw new TypeError('Google answered without a token');
  return Object(JSON.parse(token));
}

/** The payment in it; undefined when the gateway refused it. An error counts before all else. */
export function paymentIn({
  androidPayCards,
  paypalAccounts,
  error,
}: GoogleAnswer): JsonRecord | undefined {
  if (error) return undefined;
  const seen = ['nonce', 'type', 'description'];
  if (paypalAccounts) return paypalAccounts[0] && pick(paypalAccounts[0], seen);
  const [card] = androidPayCards ?? [];
  return card && cardIn(card, recordOf(card['details']), seen);
}

function cardIn(card: JsonRecord, details: JsonRecord, seen: readonly string[]): JsonRecord {
  return {
    ...pick(card, seen),
    details: pick(details, ['cardType', 'lastFour', 'lastTwo', 'isNetworkTokenized', 'bin']),
    binData: card['binData'],
  };
}

function pick(from: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
