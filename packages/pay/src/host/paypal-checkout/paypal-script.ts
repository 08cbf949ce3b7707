import { PAYPAL_FLOW_FAILED } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import { isProviderUrl } from '../../protocol/trusted-urls.ts';
import type { PayPalCheckoutLoadPayPalSDKOptions } from '../../types/paypal-checkout.ts';
import { trustedScriptUrl } from '../shared/trusted-types.ts';
import type { CheckoutContext } from './checkout-context.ts';

type Attributes = Readonly<Record<string, string | undefined>>;
type Query = Record<string, unknown>;

/**
 * Loads PayPal's own script, first in the page's head; `signal` takes it away at any time.
 * @returns the script's element
 * @throws BraintreeError `PAYPAL_FLOW_FAILED` when it could not be loaded; the reason of `signal`
 */
export async function loadPayPalScript(
  context: CheckoutContext,
  options: PayPalCheckoutLoadPayPalSDKOptions | null | undefined,
  signal: AbortSignal,
): Promise<HTMLScriptElement> {
  const { dataAttributes, ...given } = options ?? {};
  const data: Attributes = dataAttributes ?? {};
  const query = queryOf(given, context.paypal['clientId']);
  const { nonce, attributes } = attributesOf(data, context);
  const { 'data-user-id-token': userIdToken } = attributes;
  if (context.setsUserIdToken && userIdToken) {
    warmUp(context, query, { userIdToken, amount: data['amount'] });
  }
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) script.setAttribute(name, value);
  }
  if (nonce) script.nonce = nonce;
  const url = `${hostOf(context, 'www.paypal.com')}/sdk/js?${asQuery(query)}`;
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      script.remove();
      reject(signal.reason);
    });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const originalError = new Error(`${url} could not be loaded`);
      reject(payError(PAYPAL_FLOW_FAILED, {}, { originalError }));
    };
    script.src = trustedScriptUrl(url);
    document.head.prepend(script);
  });
  return script;
}

function queryOf(options: Query, clientId: unknown): Query {
  const query: Query = { components: 'buttons', ...options };
  query['intent'] ||= query['vault'] ? 'tokenize' : 'authorize';
  // PayPal's own name for what is settled at once.
  if (query['intent'] === 'sale') query['intent'] = 'capture';
  if (!query['vault']) query['currency'] ||= 'USD';
  query['client-id'] ||= clientId;
  return query;
}

function attributesOf(
  given: Attributes,
  context: CheckoutContext,
): { nonce?: string; attributes: Attributes } {
  const { authorizationFingerprint, analyticsMetadata } = context.configuration;
  const named = Object.entries(given).map(
    ([name, value]) => [name.replace(/^(data-)?/, 'data-'), value] as const,
  );
  const attributes: Record<string, string | undefined> = Object.fromEntries(named);
  attributes['data-client-metadata-id'] ??= analyticsMetadata.sessionId;
  if (context.setsUserIdToken) {
    attributes['data-user-id-token'] ??= authorizationFingerprint?.split('?')[0];
  }
  const nonce = attributes['data-csp-nonce'];
  return { attributes, ...(nonce && { nonce }) };
}

interface Payer {
  userIdToken: string;
  amount: string | undefined;
}

/** PayPal gets its buttons ready for this payer while its script loads; nobody waits for it. */
function warmUp(context: CheckoutContext, query: Query, { userIdToken, amount }: Payer): void {
  const isSandbox = context.configuration.gatewayConfiguration.environment !== 'production';
  const host = hostOf(context, isSandbox ? 'www.sandbox.paypal.com' : 'www.paypal.com');
  const parameters = {
    'client-id': query['client-id'],
    'user-id-token': userIdToken,
    amount,
    currency: query['currency'],
    'merchant-id': query['merchant-id'],
  };
  new Image().src = `${host}/smart/buttons/preload?${asQuery(parameters)}`;
}

/** PayPal's, or our own gateway's, which stands in for it. */
function hostOf({ configuration }: CheckoutContext, host: string): string {
  const { assetsUrl } = configuration.gatewayConfiguration;
  return isProviderUrl(assetsUrl) ? `https://${host}` : assetsUrl;
}

function asQuery(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
