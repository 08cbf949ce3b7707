import type { SeenRequest } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';

/** What went to the gateway, as far as it can be compared. */
export interface Requests {
  calls: readonly unknown[];
  /** Kind of event → how often: they may travel in any company. */
  analytics: Readonly<Record<string, number>>;
  /** What is loaded beside the rest, in whatever order: of data collectors, and to warm up PayPal. */
  collectors: readonly string[];
}

/** Whatever is made up anew each time. */
const fleeting: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
  [/\beyJ[\w.+/=-]{40,}/g, '<token>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{8}\b/gi, '<first 32 of a uuid>'],
  [/\b[0-9a-f]{32}\b/g, '<32 hex digits>'],
  [/customer_id=[a-z0-9]+/g, 'customer_id=<id>'],
  [/(localhost:)\d+/g, '$1<port>'],
  [/([?&]t=)[\d.]+/g, '$1<seconds>'],
  [/\b(LP|PAY|BRT|PAYID|EC|BA|B)-[A-Z0-9]{17,}/g, '$1-<id>'],
  [/(bt(?:Sepa|PayPal)(?:=|%3D))[0-9a-f-]{36}/g, '$1<uuid>'],
];

/** Named by what they are, because their values look like anything. */
const fleetingKeys: ReadonlySet<string> = new Set([
  'dfReferenceId',
  'payerId',
  'cardinalDeviceDataCollectionTimeElapsed',
  'issuerDeviceDataCollectionTimeElapsed',
  'requestToken',
  'verifierToken',
  'checkoutResourceUrl',
  'vaultInitiatedCheckoutPaymentMethodToken',
]);

/** The same value with everything fleeting named instead. */
export function normalize(value: unknown): unknown {
  if (typeof value === 'string') {
    return fleeting.reduce((text, [pattern, name]) => text.replace(pattern, name), value);
  }
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, isFleeting(key, inner) ? `<${key}>` : normalize(inner)] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Masterpass has an object of such a name, too. */
function isFleeting(key: string, value: unknown): boolean {
  return fleetingKeys.has(key) && typeof value !== 'object';
}

/** Scripts and frames are not compared, analytics by kind. */
export function normalizeRequests(seen: readonly SeenRequest[]): Requests {
  const calls: unknown[] = [];
  const analytics: Record<string, number> = {};
  const collectors: string[] = [];
  for (const request of seen) {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    const body = parse(request.body);
    const { analytics: events } = Object(body) as { analytics?: { kind: string }[] };
    for (const { kind } of events ?? []) analytics[kind] = (analytics[kind] ?? 0) + 1;
    if (/\/(fb\.js|logo\.htm)$/.test(pathname)) collectors.push(pathname);
    else if (pathname.endsWith('/preload')) collectors.push(`${pathname} ${inOrder(searchParams)}`);
    else if (!events && !/^\/(web|edge|issuer|bank|wallet|dyn|masterpass)\//.test(pathname)) {
      calls.push(
        normalize({
          method: request.method,
          host: request.host,
          path: pathname,
          query: Object.fromEntries(searchParams),
          contentType: request.contentType ?? null,
          body: withWords(body),
        }),
      );
    }
  }
  return { calls, analytics, collectors: collectors.toSorted() };
}

function inOrder(query: URLSearchParams): string {
  return String(
    normalize(
      [...query]
        .map((pair) => pair.join('='))
        .toSorted()
        .join(' '),
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A GraphQL query asks for the same whatever its order and spaces. */
function withWords(body: unknown): unknown {
  const { query, ...rest } = Object(body) as { query?: unknown };
  if (typeof query !== 'string') return body;
  const words = new Set(query.match(/\w+/g));
  return { ...rest, query: Object.fromEntries([...words].map((word) => [word, true])) };
}
