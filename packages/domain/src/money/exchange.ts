import { roundMinor } from './rounding.ts';

/**
 * An amount in another currency; both have two places. `rate` is what one unit of the first costs in the
 * second, as a decimal number such as `0.92`.
 * @throws RangeError for what is no rate
 */
export function exchange(amountMinor: number, rate: string): number {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(rate) || Number(rate) === 0) {
    throw new RangeError(`${rate} is no rate`);
  }
  const [whole = '', places = ''] = rate.split('.');
  const millionths = Number(`${whole}${places.padEnd(6, '0')}`);
  return roundMinor((amountMinor * millionths) / 1_000_000);
}
