import { checkoutForm } from '../checkout-form.ts';
import type { ShopPage } from '../../../../scripts/lib/conformance-rig/shop-server.ts';

/** Whose script fills `window.braintree`. */
export type Sdk = 'published' | 'ours';

/** How the merchant's page is made, besides whose script it loads. */
export interface PageOptions {
  /** Scripts on it, in this order; all by default. */
  components?: readonly string[];
  /** A policy without any `unsafe-…`. */
  isStrict?: true;
  /** The page's Referrer-Policy. */
  referrer?: string;
}

const all = ['client', 'hosted-fields', 'data-collector', 'preferred-payment-methods'];
const assets = 'https://assets.braintreegateway.com';

/** The query of a page's address. */
export function pageQuery(sdk: Sdk, options: PageOptions): string {
  const { components = all, isStrict, referrer } = options;
  return new URLSearchParams({
    sdk,
    components: components.join(' '),
    ...(isStrict && { strict: '1' }),
    ...(referrer !== undefined && { referrer }),
  }).toString();
}

/** A checkout with one container for each field, by `pageQuery`. */
export function shopPage({ searchParams: wanted }: URL): ShopPage {
  const folder = wanted.get('sdk') === 'ours' ? `${assets}/web/3.109.0/js/` : '/published/';
  const ending = wanted.get('sdk') === 'ours' ? '.min.js' : '.js';
  const names = (wanted.get('components') ?? '').split(' ').filter(Boolean);
  const scripts = names.map((name) => `<script src="${folder}${name}${ending}"></script>`);
  const referrer = wanted.get('referrer');
  return {
    headers: {
      ...(wanted.has('strict') && { 'content-security-policy': strictPolicy }),
      ...(referrer !== null && { 'referrer-policy': referrer }),
    },
    html: `<!doctype html>
<html lang="en"><head><title>Shop</title>
<style nonce="shop">.box { height: 30px; width: 300px }
.big { color: rgb(200, 0, 0); font-size: 20px; position: fixed }</style>
<script nonce="shop">(${inPage.toString()})()</script>${scripts.join('')}</head>
${checkoutForm}</html>`,
  };
}

const providerHosts = 'https://*.braintreegateway.com https://*.braintree-api.com';
const strictPolicy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-shop' ${assets} https://c.paypal.com`,
  "style-src 'nonce-shop'",
  `frame-src ${assets}`,
  `connect-src ${providerHosts}`,
].join('; ');

/** What a page script may use: `outcomeOf`, `keep`, `listen`, `called`, `log`, `sent`. Runs in the page. */
function inPage(): void {
  const page = window as unknown as Record<string, unknown>;
  const log: unknown[] = [];
  const called = new Set<string>();
  /** Kinds of analytics events in the order in which they left. */
  const sent: string[] = [];
  const noteSent = (body: unknown): void => {
    for (const [, kind = ''] of String(body).matchAll(/"kind":"(web\.[^"]+)"/g)) sent.push(kind);
  };
  const requests = XMLHttpRequest.prototype;
  const send = Object.getOwnPropertyDescriptor(requests, 'send')?.value as typeof requests.send;
  requests.send = function sendNoted(body) {
    noteSent(body);
    send.call(this, body);
  };
  const fetch = window.fetch.bind(window);
  window.fetch = (...given) => {
    noteSent(given[1]?.body);
    return fetch(...given);
  };
  const soon = window.setTimeout;
  const show = (_key: string, value: unknown): unknown => {
    if (value instanceof Element) return `<${value.localName} id="${value.id}">`;
    if (value instanceof Error) {
      return Object.assign({ error: value.name }, value, { message: value.message });
    }
    return typeof value === 'function' ? '<function>' : value;
  };
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null, show));
  const outcomeOf = async (action: () => unknown): Promise<unknown> => {
    let going: unknown;
    try {
      going = action();
    } catch (error) {
      return plain({ threw: error });
    }
    const timeout = new Promise((resolve) => soon(() => resolve({ isPending: true }), 9000));
    try {
      return plain(
        await Promise.race([
          timeout,
          Promise.resolve(going).then((gave) => ({ gave: gave ?? null })),
        ]),
      );
    } catch (error) {
      return plain({ rejected: error });
    }
  };
  /** Names of the public methods of an instance or a module. */
  const methodsOf = (instance: Record<string, unknown>): string[] => {
    const names = new Set<string>();
    for (let at = instance; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    }
    const isPublic = (name: string): boolean =>
      typeof instance[name] === 'function' && name !== 'constructor' && !name.startsWith('_');
    return [...names].filter(isPublic).toSorted();
  };
  /** Notes which of an instance's methods are called. */
  const keep = (component: string, instance: Record<string, unknown>): unknown => {
    for (const name of methodsOf(instance)) {
      const method = instance[name] as (...given: unknown[]) => unknown;
      const noted = (...given: unknown[]): unknown => {
        called.add(`${component}.${name}`);
        return method.apply(instance, given);
      };
      instance[name] = noted;
    }
    return instance;
  };
  const types =
    'focus blur empty notEmpty validityChange cardTypeChange inputSubmitRequest binAvailable';
  const listen = (fields: {
    on(type: string, handler: (data: unknown) => void): void;
  }): unknown => {
    for (const type of types.split(' ')) {
      fields.on(type, (data) => log.push({ type, data: plain(data) }));
    }
    return fields;
  };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    log.push({ type: 'violation', data: { violatedDirective, blockedURI } }),
  );
  Object.assign(page, { log, sent, plain, outcomeOf, keep, listen, called, methodsOf });
}
