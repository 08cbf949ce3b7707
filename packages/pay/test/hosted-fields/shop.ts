import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, BrowserContextOptions, Frame, Page } from '@playwright/test';
import { checkoutForm } from '../checkout-form.ts';
import { bundleAll, type Bundles } from './bundles.ts';
import {
  createGateway,
  type Gateway,
  gatewayOrigin,
  providerAssets,
  providerApi,
  shopOrigin,
} from './fake-gateway.ts';

/** A token of the sandbox, which leads to the gateway of these tests. */
export function clientToken(api = gatewayOrigin, fingerprint = 'fingerprint'): string {
  const configUrl = `${api}/merchants/shop_merchant/client_api/v1/configuration`;
  const token = { version: 2, authorizationFingerprint: fingerprint, configUrl };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/** Configuration of a merchant who takes three networks. */
export function configuration(more: object = {}): Record<string, unknown> {
  return {
    environment: 'sandbox',
    merchantId: 'shop_merchant',
    clientApiUrl: `${gatewayOrigin}/merchants/shop_merchant/client_api`,
    assetsUrl: gatewayOrigin,
    challenges: ['cvv', 'postal_code'],
    creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express'] },
    ...more,
  };
}

const shared = await sharedChromium(['--site-per-process']);
const bundles: Bundles = await bundleAll();

/** Closes what this test file opened. */
export async function closeShops(): Promise<void> {
  await closePages(shared);
}

/** A checkout page in a real browser, and the gateway that its frames come from. */
export interface Shop {
  page: Page;
  gateway: Gateway;
  /** The frame of a field. */
  frame: (key: string) => Frame;
  /** `create` with containers `#number` and so on; resolves as it does. */
  create: (options?: object) => Promise<void>;
  /** Events since the fields were created, e.g. `focus number`. */
  events: () => Promise<string[]>;
  state: () => Promise<State>;
  /** Runs in the page and gives the outcome or the error as plain data. */
  run: (code: string) => Promise<unknown>;
  close: () => Promise<void>;
}

export interface State {
  cards: { type: string; supported?: boolean }[];
  fields: Record<
    string,
    Record<'isEmpty' | 'isValid' | 'isPotentiallyValid' | 'isFocused', boolean>
  >;
}

const shopPolicy = [
  "default-src 'none'",
  `script-src 'nonce-shop' ${gatewayOrigin}`,
  "style-src 'nonce-shop'",
  `frame-src ${gatewayOrigin} ${providerAssets}`,
  `connect-src ${gatewayOrigin} ${providerApi}`,
].join('; ');

const page = (head: string): string => `<!doctype html>
<html lang="en"><head><title>Shop</title>${head}
<style nonce="shop">.box { height: 30px; width: 300px } .big-red { color: rgb(200, 0, 0); font-size: 20px }</style>
<script nonce="shop">
  window.log = [];
  window.plain = (value) => JSON.parse(JSON.stringify(value ?? null, (key, part) =>
    part instanceof Element ? '#' + part.id : part));
</script></head>
${checkoutForm}</html>`;

/** Opens the page with our scripts, or with `scripts` of another make. */
export async function openShop(
  scripts?: string[],
  { browser = shared, ...options }: BrowserContextOptions & { browser?: Browser } = {},
): Promise<Shop> {
  const context = await browser.newContext(options);
  const tab = await context.newPage();
  const gateway = createGateway(bundles);
  gateway.configuration = configuration();
  tab.setDefaultTimeout(30_000);
  const js = `${gatewayOrigin}/web/3.109.0/js`;
  const ours = ['client', 'hosted-fields'].map(
    (name) => `<script src="${js}/${name}.min.js"></script>`,
  );
  const others = scripts?.map((source) => `<script nonce="shop">${source}</script>`);
  await context.route(`${shopOrigin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: page((others ?? ours).join('')),
      headers: others ? {} : { 'content-security-policy': shopPolicy },
    }),
  );
  for (const origin of [gatewayOrigin, providerAssets, providerApi]) {
    await context.route(`${origin}/**`, gateway.answer);
  }
  await tab.goto(shopOrigin);
  return {
    page: tab,
    gateway,
    frame: (key) => {
      const frame = tab.frame({ name: `braintree-hosted-field-${key}` });
      if (!frame) throw new Error(`there is no frame of ${key}`);
      return frame;
    },
    create: async (more = {}) => {
      await tab.evaluate(createInPage, { authorization: clientToken(), fields: three, ...more });
    },
    events: () => tab.evaluate('window.log') as Promise<string[]>,
    state: () => tab.evaluate('plain(fields.getState())') as Promise<State>,
    run: (code) =>
      tab.evaluate(
        `(async () => { ${code} })().then((value) => plain(value), (error) => plain({ rejected: { ...error, name: error.name, message: error.message, cause: error.cause?.message } }))`,
      ),
    close: () => context.close(),
  };
}

/** Fields of most tests. */
export const three = {
  number: { container: '#number' },
  expirationDate: { container: '#expirationDate' },
  cvv: { container: '#cvv' },
};

async function createInPage(options: object): Promise<void> {
  const page = window as unknown as {
    fields: {
      on(event: string, handler: (data: { emittedBy?: string; bin?: string }) => void): void;
    };
    log: string[];
    braintree: { hostedFields: { create(options: object): Promise<never> } };
  };
  page.fields = await page.braintree.hostedFields.create(options);
  const types =
    'focus blur empty notEmpty validityChange cardTypeChange inputSubmitRequest binAvailable';
  for (const type of types.split(' ')) {
    page.fields.on(type, ({ emittedBy, bin }) =>
      page.log.push(`${type} ${emittedBy ?? bin ?? ''}`),
    );
  }
}

/** Events of a card that is typed into the three fields and sent with Enter, in the order of the published SDK. */
export const eventsOfACard = [
  'focus number',
  'notEmpty number',
  'cardTypeChange number',
  'cardTypeChange number',
  'binAvailable 411111',
  'validityChange number',
  'blur number',
  'focus expirationDate',
  'notEmpty expirationDate',
  'validityChange expirationDate',
  'blur expirationDate',
  'focus cvv',
  'notEmpty cvv',
  'validityChange cvv',
  'inputSubmitRequest cvv',
];
