import type { Addresses } from './addresses.ts';

/** Hosts of this computer as a policy can name them: it has no word for IPv6 addresses. */
const loopbackSources = ['localhost', '127.0.0.1'].flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);

/** What some pages may do beyond the usual. */
interface Permissions {
  formTarget?: "'none'" | "'self'";
  /** Addresses beside the gateway's own that the page, or the browser's payment sheet for it, may ask. */
  mayAsk?: readonly string[];
}

/** A policy that allows the gateway's own files and API, in pages that may show it, and nothing inline. */
export function framePolicy(
  origins: readonly string[],
  addresses: Addresses,
  { formTarget = "'none'", mayAsk = [] }: Permissions = {},
): string {
  const ancestors = origins.flatMap((origin) => (origin === 'loopback' ? loopbackSources : origin));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${["'self'", ...addresses.origins, ...mayAsk].join(' ')}`,
    `form-action ${formTarget}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
