import { roundMinor } from '../money/rounding.ts';

/** What of an order that was charged in another currency goes back; all but the result in the order's. */
export interface ChargedPart {
  /** The whole charge, in the currency that was charged. */
  chargedMinor: number;
  totalMinor: number;
  /** Asked back before. */
  beforeMinor: number;
  amountMinor: number;
}

/** A part in minor units of the currency that was charged; parts that make up the order make up the charge. */
export function chargedPart({
  chargedMinor,
  totalMinor,
  beforeMinor,
  amountMinor,
}: ChargedPart): number {
  const upTo = (minor: number) => roundMinor((chargedMinor * minor) / totalMinor);
  return upTo(beforeMinor + amountMinor) - upTo(beforeMinor);
}
