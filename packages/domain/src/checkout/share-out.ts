/** A part of a whole: what it weighs, and a name that settles ties, whatever the order of the parts. */
export interface Share {
  key: string;
  weightMinor: number;
}

/**
 * Splits an amount in proportion to the weights by largest remainder: the parts add up to the amount
 * exactly, no part exceeds its weight while the amount doesn't exceed their sum, and the order of the
 * shares changes nothing. Equal remainders go by key. Keys must differ.
 * @returns the parts by key, in minor units
 * @throws RangeError for a negative amount or weight, or an amount with nothing to carry it.
 */
export function shareOut(amountMinor: number, shares: readonly Share[]): Map<string, number> {
  const whole = shares.reduce((sum, { weightMinor }) => sum + weightMinor, 0);
  const isCarried = amountMinor === 0 || whole > 0;
  if (amountMinor < 0 || !isCarried || shares.some(({ weightMinor }) => weightMinor < 0)) {
    throw new RangeError(`${amountMinor} can't be shared out over ${whole}`);
  }
  const parts = shares.map((share) => partOf(amountMinor, share, whole));
  const given = parts.reduce((sum, { minor }) => sum + minor, 0);
  const ranked = parts.toSorted(byRemainder).slice(0, amountMinor - given);
  const rounded = new Set(ranked.map(({ key }) => key));
  return new Map(parts.map(({ key, minor }) => [key, rounded.has(key) ? minor + 1 : minor]));
}

interface Part {
  key: string;
  minor: number;
  remainder: bigint;
}

/** Counts in whole numbers of any size: amount times weight outgrows what floating point counts exactly. */
function partOf(amountMinor: number, { key, weightMinor }: Share, whole: number): Part {
  if (amountMinor === 0) return { key, minor: 0, remainder: 0n };
  const product = BigInt(amountMinor) * BigInt(weightMinor);
  const divisor = BigInt(whole);
  return { key, minor: Number(product / divisor), remainder: product % divisor };
}

function byRemainder(one: Part, other: Part): number {
  if (one.remainder !== other.remainder) return one.remainder > other.remainder ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
