/** What a gateway made of the card that Google handed to it. */
export interface GoogleAnswer {
  androidPayCards?: readonly Record<string, unknown>[];
  paypalAccounts?: readonly Record<string, unknown>[];
  error?: unknown;
}

interface Response {
  apiVersion?: unknown;
  paymentMethodData?: { tokenizationData: { token: string } };
  paymentMethodToken?: { token: string };
}

/**
 * Reads the text in Google's answer, of either version.
 * @throws SyntaxError or TypeError when there is none
 */
export function readGoogleAnswer(response: unknown): GoogleAnswer {
  const { apiVersion, paymentMethodData, paymentMethodToken } = Object(response) as Response;
  const token =
    apiVersion === 2 ? paymentMethodData?.tokenizationData.token : paymentMethodToken?.token;
  if (token === undefined) throw new TypeError('Google answered without a token');
  return Object(JSON.parse(token)) as GoogleAnswer;
}

/** The payment in it; undefined when the gateway refused it. */
export function paymentIn({
  androidPayCards,
  paypalAccounts,
}: GoogleAnswer): Record<string, unknown> | undefined {
  const [card] = androidPayCards ?? [];
  if (!card) {
    const [account] = paypalAccounts ?? [];
    return account && pick(account, ['nonce', 'type', 'description']);
  }
  return {
    ...pick(card, ['nonce', 'type', 'description']),
    details: pick(Object(card['details']), [
      'cardType',
      'lastFour',
      'lastTwo',
      'isNetworkTokenized',
      'bin',
    ]),
    binData: card['binData'],
  };
}

function pick(
  from: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
