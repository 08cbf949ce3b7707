import { messages } from './messages.ts';
import type { Rule } from './rules.ts';

/** The first and the last year that a date field takes. */
export interface Years {
  first: number;
  last: number;
}

/** Whether a text is a day, `2026-12-31`: one of the calendar, of the years 1 to 9999. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of these years: a year of two digits is a slip that date fields let pass. */
/* @__NO_SIDE_EFFECTS__ */
export function calendarDay({ first, last }: Years): Rule {
  return (value) => {
    if (value === '') return undefined;
    if (!isCalendarDay(value)) return messages.calendarDay;
    const year = Number(value.slice(0, 4));
    return year < first || year > last ? `Choose a year from ${first} to ${last}.` : undefined;
  };
}

/** The same for a date field's calendar, which offers nothing else. */
export function daysOf({ first, last }: Years): { min: string; max: string } {
  return { min: `${first}-01-01`, max: `${last}-12-31` };
}
