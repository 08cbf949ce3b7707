import { randomBytes } from 'node:crypto';

/** Origins beyond our own that a page may talk to; made once from the settings. */
export interface ContentSources {
  connect: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  style: readonly string[];
  /** A vendor's script makes a form in our pages, in which such scripts write HTML as text. */
  hasForeignForm: boolean;
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Headers of every HTML page. */
export function pageHeaders(
  nonce: string,
  sources: ContentSources,
  isHttps: boolean,
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(nonce, sources),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * Keeps a page apart from the one that opened it. The browser makes a new process for that once the
 * answer is there, some 50 ms before the first paint of a page that a link in a message opened.
 */
export const openerHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Style attributes are allowed (positions of photos in server-rendered rows); style elements need the nonce. */
function contentPolicy(nonce: string, sources: ContentSources): string {
  const own = (...extra: readonly string[]) => ["'self'", ...extra].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem ${own(`'nonce-${nonce}'`, ...sources.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own('data:', 'blob:', ...sources.image)}`,
    `font-src 'self'`,
    `connect-src ${own(...sources.connect)}`,
    `frame-src ${own(...sources.frame)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(sources.hasForeignForm ? [] : ["require-trusted-types-for 'script'"]),
    'trusted-types app albumen-pay albumen-pay-react albumen-pay-sdk dompurify',
  ].join('; ');
}
