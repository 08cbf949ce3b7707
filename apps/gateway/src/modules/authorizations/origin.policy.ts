import { isLoopbackOrigin } from '../../http/addresses.ts';

export interface OriginFacts {
  /** The `Origin` header of the call. */
  origin: string;
  /** The gateway's own origins, where its frames live. */
  own: readonly string[];
  /** What the merchant has listed. */
  allowed: readonly string[];
  /** The domains that the client token names. */
  domains: readonly string[] | undefined;
  isSandbox: boolean;
}

/** Whether a page of this origin may use the merchant's authorization. */
export function mayCallFrom({ origin, own, allowed, domains, isSandbox }: OriginFacts): boolean {
  if (own.includes(origin)) return true;
  const isKnown = allowed.includes(origin) || (isSandbox && isLoopbackOrigin(origin));
  return isKnown && (domains === undefined || domains.some((domain) => covers(domain, origin)));
}

/** A domain stands for itself, as a bare host name or a whole origin. */
function covers(domain: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  if (domain.includes('://'))
    return URL.canParse(domain) && new URL(domain).origin === asked.origin;
  return asked.hostname === domain.toLowerCase();
}
