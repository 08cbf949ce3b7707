import type { RateLimit } from '../../http/rate-limits.ts';

const hour = 3600;

/** Kept in PostgreSQL: all web processes count together. */
export const accountLimits = {
  signInPerEmail: { name: 'sign-in:email', hits: 10, windowSeconds: 900 },
  signInPerIp: { name: 'sign-in:ip', hits: 60, windowSeconds: hour },
  mailPerEmail: { name: 'mail:email', hits: 3, windowSeconds: hour },
  mailPerIp: { name: 'mail:ip', hits: 10, windowSeconds: hour },
  createPerIp: { name: 'create-account:ip', hits: 20, windowSeconds: hour },
  isRegisteredPerSession: { name: 'is-registered:session', hits: 5, windowSeconds: 600 },
  isRegisteredPerIp: { name: 'is-registered:ip', hits: 20, windowSeconds: hour },
  redeemPerIp: { name: 'spend-link:ip', hits: 30, windowSeconds: hour },
  confirmPerAccount: { name: 'confirm-password:account', hits: 10, windowSeconds: 900 },
} as const satisfies Record<string, RateLimit>;
