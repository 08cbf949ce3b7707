/** Days that a piece of work takes. */
export interface DayRange {
  least: number;
  most: number;
}

/** `3–5`, or `3` where both are the same. */
export function formatDayRange({ least, most }: DayRange): string {
  return least === most ? String(most) : `${least}–${most}`;
}

/** `2–3 working days`. */
export function formatWorkingDays(days: DayRange): string {
  return `${formatDayRange(days)} working ${days.most === 1 ? 'day' : 'days'}`;
}
