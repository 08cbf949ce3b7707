import type { OptionValue, ProductSize } from '@albumen/contract/catalog/product';
import { isMade } from '@albumen/domain/pricing/choice';
import { Swatch, type GroupOption } from './option-group.tsx';

/** Those values of an option that are made in a size, with what they add to its price. */
export function madeOptions(values: readonly OptionValue[], size: ProductSize): GroupOption[] {
  return values
    .filter((value) => isMade(value, size.id))
    .map(({ id, label, description, look, surchargesMinor }) => ({
      value: id,
      label,
      note: description,
      extraMinor: surchargesMinor[size.id],
      ...(look.color !== undefined && { mark: <Swatch color={look.color} /> }),
    }));
}
