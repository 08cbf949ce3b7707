import type { Route } from '@playwright/test';
import type { Bundles } from './bundles.ts';

/** Where the shop of these tests is. */
export const shopOrigin = 'https://shop.test';
/** Where our gateway is, and where the provider's hosts are that the published SDK knows. */
export const gatewayOrigin = 'https://gateway.test';
export const providerAssets = 'https://assets.braintreegateway.com';
export const providerApi = 'https://api.sandbox.braintreegateway.com';

/** A call as it came to the gateway. */
export interface SeenCall {
  path: string;
  body: Record<string, unknown>;
}

/** What the gateway answers, as each test needs it. */
export interface Gateway {
  calls: SeenCall[];
  configuration: Record<string, unknown>;
  /** Answer to a card over REST. */
  card: { status: number; body: unknown } | 'broken line';
  /** Answer to a card over GraphQL. */
  graphqlCard: { status: number; body: unknown } | 'broken line';
  /** Frames are not answered at all. */
  isSilent: boolean;
  answer: (route: Route) => Promise<void>;
}

export const tokenizedCard = {
  type: 'CreditCard',
  nonce: 'tokencc_bc_123456_abcdef',
  description: 'ending in 11',
  consumed: false,
  threeDSecureInfo: null,
  details: {
    bin: '411111',
    lastTwo: '11',
    lastFour: '1111',
    cardType: 'Visa',
    cardholderName: null,
    expirationYear: '2030',
    expirationMonth: '12',
  },
  binData: { prepaid: 'No', commercial: 'Unknown' },
};

/** The gateway at the network's edge: frames as the real one serves them, answers as configured. */
export function createGateway(bundles: Bundles): Gateway {
  const gateway: Gateway = {
    calls: [],
    configuration: {},
    card: { status: 202, body: { creditCards: [tokenizedCard] } },
    graphqlCard: 'broken line',
    isSilent: false,
    answer: async (route) => {
      const url = new URL(route.request().url());
      if (url.pathname.includes('/client_api/') || url.pathname === '/graphql') {
        return await answerApi(gateway, route, url);
      }
      if (gateway.isSilent && url.pathname.endsWith('.html')) return undefined;
      return await answerAsset(bundles, route, url);
    },
  };
  return gateway;
}

async function answerAsset(bundles: Bundles, route: Route, url: URL): Promise<void> {
  const files: Record<string, [string, string]> = {
    'client.min.js': ['text/javascript', bundles.client],
    'hosted-fields.min.js': ['text/javascript', bundles.hostedFields],
    'frame.js': ['text/javascript', bundles.frame],
    'hosted-fields-frame.html': ['text/html', framePage],
    'hosted-fields-frame.min.html': ['text/html', framePage],
  };
  const file = files[url.pathname.split('/').at(-1) ?? ''];
  if (!file) return await route.fulfill({ status: 404 });
  return await route.fulfill({
    contentType: `${file[0]}; charset=utf-8`,
    body: file[1],
    headers: { 'access-control-allow-origin': '*', 'content-security-policy': framePolicy },
  });
}

const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `connect-src 'self' ${providerApi}`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const framePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="albumen-origins" content="${shopOrigin}" />
    <title>Secure Credit Card Frame</title>
    <script defer src="../js/frame.js"></script>
  </head>
  <body></body>
</html>`;

async function answerApi(gateway: Gateway, route: Route, url: URL): Promise<void> {
  const request = route.request();
  const headers = {
    'access-control-allow-origin': request.headers()['origin'] ?? '*',
    'access-control-allow-headers': 'content-type, authorization, braintree-version',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
  };
  if (request.method() === 'OPTIONS') return await route.fulfill({ status: 204, headers });
  const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
  gateway.calls.push({ path: url.pathname, body });
  const reply = replyTo(gateway, url, body);
  if (reply === 'broken line') return await route.abort();
  return await route.fulfill({ status: reply.status, headers, json: reply.body });
}

function replyTo(gateway: Gateway, url: URL, body: Record<string, unknown>) {
  if (url.pathname.endsWith('/configuration')) return { status: 200, body: gateway.configuration };
  if (url.pathname.endsWith('/credit_cards')) return gateway.card;
  if (body['operationName'] === 'TokenizeCreditCard') return gateway.graphqlCard;
  return {
    status: 200,
    body: { errors: [{ message: '', extensions: { errorClass: 'INTERNAL' } }] },
  };
}
