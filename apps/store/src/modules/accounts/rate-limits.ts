import type { RateLimit } from '../../http/rate-limits.ts';

const hour = 3600;

/** Kept in PostgreSQL: all web processes count together. */
export const accountLimits = {
  /** Attempts of one address at one email, so that strangers use up nobody's but their own. */
  signInPerIpAndEmail: { name: 'sign-in:ip-email', hits: 10, windowSeconds: 900 },
  /** Wrong passwords from wherever; devices that were signed in before are not held back by it. */
  signInPerEmail: { name: 'sign-in:email', hits: 50, windowSeconds: hour },
  signInPerDevice: { name: 'sign-in:device', hits: 20, windowSeconds: 900 },
  signInPerIp: { name: 'sign-in:ip', hits: 60, windowSeconds: hour },
  /** Mails that one address has sent to one email. */
  mailPerIpAndEmail: { name: 'mail:ip-email', hits: 3, windowSeconds: hour },
  /** Mails of one kind, from wherever: the newest of them works, so its owner gets in by it. */
  mailPerEmail: { name: 'mail:email', hits: 6, windowSeconds: hour },
  mailPerIp: { name: 'mail:ip', hits: 10, windowSeconds: hour },
  createPerIp: { name: 'create-account:ip', hits: 20, windowSeconds: hour },
  isRegisteredPerSession: { name: 'is-registered:session', hits: 5, windowSeconds: 600 },
  isRegisteredPerIp: { name: 'is-registered:ip', hits: 20, windowSeconds: hour },
  redeemPerIp: { name: 'redeem-link:ip', hits: 30, windowSeconds: hour },
  confirmPerAccount: { name: 'confirm-password:account', hits: 10, windowSeconds: 900 },
} as const satisfies Record<string, RateLimit>;
