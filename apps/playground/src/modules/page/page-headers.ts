/**
 * Headers of the page: its own files, the SDK's scripts and the frames with the card fields from the
 * gateway, and nothing else.
 */
export function pageHeaders(gatewayOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${gatewayOrigin}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${gatewayOrigin}`,
      `frame-src ${gatewayOrigin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types albumen-pay-react albumen-pay-sdk',
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  };
}
