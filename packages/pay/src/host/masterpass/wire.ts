import type { Configuration } from '../../protocol/configuration.ts';
import type {
  MasterpassTokenizeOptions,
  MasterpassTokenizePayload,
} from '../../types/masterpass.ts';
import type { ReturnParams } from '../frame-service/flow.ts';

/** Version of the wallet's own script. */
const apiVersion = 'v6';

/** Body of the call that lets a customer into the wallet. */
export function tokenBody(
  { subtotal, currencyCode }: MasterpassTokenizeOptions,
  callbackUrl: string,
): object {
  const originUrl = `${location.protocol}//${location.hostname}`;
  return { requestToken: { originUrl, subtotal, currencyCode, callbackUrl } };
}

interface Way {
  requestToken: string;
  callbackUrl: string;
}

/** Parameters of the page that loads the wallet's script; functions cannot travel. */
export function loadingQuery(
  { gatewayConfiguration }: Configuration,
  { config }: MasterpassTokenizeOptions,
  way: Way,
): Record<string, string | undefined> {
  const { environment, masterpass = {} } = gatewayConfiguration;
  const more = Object.entries(config ?? {})
    .filter(([, value]) => typeof value !== 'function')
    .map(([key, value]) => [key, String(value)] as const);
  return {
    allowedCardTypes: masterpass.supportedNetworks?.join(','),
    version: apiVersion,
    environment,
    ...way,
    merchantCheckoutId: masterpass.merchantCheckoutId,
    ...Object.fromEntries(more),
  };
}

/** What a wallet leads back with when its customer has approved. */
export interface Approval {
  checkoutResourceUrl: string;
  requestToken: string;
  verifierToken: string;
}

/** Undefined where one of the three is missing; the wallet writes "null" for nothing. */
export function approvalIn(params: ReturnParams): Approval | undefined {
  const names = ['checkout_resource_url', 'oauth_token', 'oauth_verifier'] as const;
  const [checkoutResourceUrl, requestToken, verifierToken] = names.map((name) =>
    params[name] === 'null' ? undefined : params[name],
  );
  if (!checkoutResourceUrl || !requestToken || !verifierToken) return undefined;
  return { checkoutResourceUrl, requestToken, verifierToken };
}

/** Body of the call that turns an approval into a nonce. */
export function cardBody(approval: Approval): object {
  return { masterpassCard: approval };
}

/** The merchant's view of a tokenized card. */
export function payloadOf(body: {
  masterpassCards?: MasterpassTokenizePayload[];
}): MasterpassTokenizePayload {
  const [card] = body.masterpassCards ?? [];
  if (!card) throw new TypeError('the gateway answered without a card');
  return card;
}
