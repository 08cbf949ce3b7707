import type { RateLimit } from '../../http/rate-limits.ts';

const day = 86_400;

/** Only submissions that would ask the bank count: repeated ones cost nothing. */
export const paymentLimits = {
  perCheckout: { name: 'payment:checkout', hits: 30, windowSeconds: 3600 },
  /** Who tries out stolen cards tries many; a wedding party shares an address. */
  perAddress: { name: 'payment:ip', hits: 120, windowSeconds: 3600 },
  /** A promise is the page's word until the gateway reports it, and nobody else pays meanwhile. */
  promisesPerPayable: { name: 'payment-promise:payable', hits: 5, windowSeconds: day },
  /** Whoever the page names is mailed of it. */
  promisesPerRecipient: { name: 'payment-promise:email', hits: 5, windowSeconds: day },
} as const satisfies Record<string, RateLimit>;
