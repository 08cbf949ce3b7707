import type { OptionValue } from '@albumen/contract/catalog/product';
import { formatPrice } from '@albumen/domain/money/format-price';

/** What a value adds to one piece in a size; nothing when it is free. */
export function surcharge(
  { surchargesMinor }: OptionValue,
  sizeId: string,
  currency: string,
): string {
  const minor = surchargesMinor[sizeId] ?? 0;
  return minor === 0 ? '' : `+${formatPrice(minor, currency)}`;
}
