import type { RateLimit } from '../../http/rate-limits.ts';

const hour = 3600;

/** Kept in PostgreSQL: all web processes count together. */
export const galleryLimits = {
  mailPerAccount: { name: 'share-mail:account', hits: 50, windowSeconds: hour },
  mailPerRecipient: { name: 'share-mail:email', hits: 5, windowSeconds: 24 * hour },
  /** Attempts at one gallery. A party on one network shares an address; its right PIN clears it. */
  pinPerIp: { name: 'gallery-pin:ip', hits: 10, windowSeconds: 900 },
  /** Wrong PINs only: at this rate 4 digits last for days, whoever many try. */
  pinPerGallery: { name: 'gallery-pin:gallery', hits: 100, windowSeconds: hour },
  /** Once the gallery's are used up: guests still get in, and those who guess need thousands of addresses. */
  pinPerIpUnderAttack: { name: 'gallery-pin:attacked', hits: 2, windowSeconds: 24 * hour },
  /** Wrong ones meanwhile: one customer of IPv6 may have thousands of networks. */
  pinPerSiteUnderAttack: { name: 'gallery-pin:site', hits: 20, windowSeconds: 24 * hour },
} as const satisfies Record<string, RateLimit>;
