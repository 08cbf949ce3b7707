const basisPoints = 10_000;

/**
 * Rounds an amount to whole minor units, halves away from zero. The only place where money is rounded.
 * @throws RangeError when the amount is not finite or too large to count exactly.
 */
export function roundMinor(amount: number): number {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount));
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`${amount} is no amount`);
  return rounded === 0 ? 0 : rounded;
}

/** A percentage of an amount in minor units; `percent` may have two decimal places. */
export function percentOf(amountMinor: number, percent: number): number {
  // Whole numbers up to the last division: 1.005 in floating point is less than it looks.
  return roundMinor((amountMinor * Math.round(percent * 100)) / basisPoints);
}
