/** Where the pages of a storefront send their calls, when not to its own address. */
export interface ApiAddress {
  origin: string;
  /** What both host names end with, for cookies that both get; absent where they are one. */
  cookieDomain?: string;
}

/**
 * The first of the listed addresses that shares a storefront's cookies: its own host at another port,
 * or a host below its domain. Names above that domain could belong to others.
 */
export function apiAddressOf(
  storefront: string,
  listed: readonly string[],
): ApiAddress | undefined {
  const own = new URL(storefront);
  const domain = own.hostname.replace(/^www\./, '');
  for (const origin of listed) {
    const { protocol, hostname } = new URL(origin);
    if (protocol !== own.protocol || origin === own.origin) continue;
    if (hostname === own.hostname) return { origin };
    if (isDomain(domain) && (hostname === domain || hostname.endsWith(`.${domain}`)))
      return { origin, cookieDomain: domain };
  }
  return undefined;
}

/** Neither an address of numbers nor a single word: browsers share no cookies below those. */
function isDomain(hostname: string): boolean {
  return /\.[a-z][a-z0-9-]*$/i.test(hostname);
}

/**
 * The upload API's address: one that is written out, or that of an environment by its name. `local`
 * is the page's own address; undefined then.
 * @throws RangeError for a name that nobody has defined.
 */
export function uploadOriginOf(
  setting: string | undefined,
  environments: readonly string[],
): string | undefined {
  if (setting === undefined || setting === 'local') return undefined;
  const known = new Map(environments.map((entry) => entry.split('=', 2) as [string, string]));
  const origin = known.get(setting) ?? (URL.canParse(setting) ? setting : undefined);
  if (origin !== undefined) return new URL(origin).origin;
  const names = ['local', ...known.keys()].join(', ');
  throw new RangeError(`${setting} is neither an address nor one of the environments ${names}`);
}
