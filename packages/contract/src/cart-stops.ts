import type { LineStop } from './endpoints/cart.ts';

/** What somebody may say yes to, in the order in which a customer reads it; the rest has to be mended. */
export const acceptableStops: readonly LineStop[] = [
  'blockedPhoto',
  'softPhoto',
  'sampleWords',
  'blankWords',
  'blankSpread',
];
