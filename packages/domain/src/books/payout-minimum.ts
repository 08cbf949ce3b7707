import { limits } from '@albumen/contract/limits';

/** Less than this is carried to the next month; minor units. Nothing for currencies without one. */
export function payoutMinimum(currency: string): number {
  const minimums: Readonly<Record<string, number>> = limits.payoutMinimumMinor;
  return minimums[currency] ?? 0;
}
