export interface NumberLimits {
  least: number;
  most: number;
  step: number;
}

/** What was typed, snapped down to a step within the limits; the least when it is no number. */
export function snapNumber(typed: string, { least, most, step }: NumberLimits): number {
  const number = Math.floor(Number(typed) / step) * step;
  if (typed.trim() === '' || !Number.isFinite(number)) return least;
  return Math.min(most, Math.max(least, number));
}
