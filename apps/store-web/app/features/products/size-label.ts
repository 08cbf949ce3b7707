import type { ProductSize } from '@albumen/contract/catalog/product';

/** `5 × 7 in`, or `7 × 5 in` where the product lies. */
export function sizeLabel(
  { widthInches, heightInches }: Pick<ProductSize, 'widthInches' | 'heightInches'>,
  isTurned = false,
): string {
  const sides = [widthInches, heightInches].map(inchesLabel);
  return `${(isTurned ? sides.toReversed() : sides).join(' × ')} in`;
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

function inchesLabel(inches: number): string {
  const whole = Math.floor(inches);
  const rest = inches - whole;
  return rest === 0 ? String(whole) : `${whole}${fractions[String(rest)] ?? String(rest).slice(1)}`;
}
