import type { RateLimit } from '../../http/rate-limits.ts';

/** Only submissions that would ask the bank count: repeated ones cost nothing. */
export const paymentLimits = {
  perCheckout: { name: 'payment:checkout', hits: 30, windowSeconds: 3600 },
  /** Who tries out stolen cards tries many; a wedding party shares an address. */
  perAddress: { name: 'payment:ip', hits: 120, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;
