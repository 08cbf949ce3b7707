import { roundMinor } from '../money/rounding.ts';

/** What the provider takes for one charge: a part of it, and an amount for each. */
export interface PaymentFee {
  basisPoints: number;
  fixedMinor: number;
}

const whole = 10_000;

/** The fee of a charge, in minor units of its currency; never more than the charge. */
export function feeOf(amountMinor: number, { basisPoints, fixedMinor }: PaymentFee): number {
  if (amountMinor === 0) return 0;
  return Math.min(amountMinor, roundMinor((amountMinor * basisPoints) / whole) + fixedMinor);
}
