import { isHoliday } from './holidays.ts';

const dayMs = 86_400_000;

/**
 * The calendar day so many working days after another: Saturdays, Sundays and the carriers' holidays are
 * none. Days are `2026-11-21`.
 */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || count < 0) throw new RangeError(`no ${count} working days after ${day}`);
  for (let left = count; left > 0;) {
    at += dayMs;
    if (isWorkingDay(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWorkingDay(epochMs: number): boolean {
  const weekday = new Date(epochMs).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(epochMs);
}

/** Ordered after this hour of the lab's time, work begins the next day. */
const lastHour = 12;
/** The labs are in the Midwest. */
const labZone = 'America/Chicago';

/* Made once: making one takes longer than all that is done with it. */
const labTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: labZone,
  hour12: false,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** The calendar day at the labs, `2026-11-21`: what rules of the calendar go by. */
export function labDay(epochMs: number): string {
  return labClock(epochMs).day;
}

/** The working day that others count from when somebody orders at this moment. */
export function orderDay(epochMs: number): string {
  const { day, hour } = labClock(epochMs);
  const at = Date.parse(`${day}T00:00:00Z`);
  const isToday = hour < lastHour && isWorkingDay(at);
  return isToday ? day : addWorkingDays(day, 1);
}

function labClock(epochMs: number): { day: string; hour: number } {
  const parts = labTime.formatToParts(epochMs);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, hour: Number(part('hour')) };
}
