/** Months count from 1, weekdays from Sunday as 0. */
type Holiday =
  | { month: number; day: number }
  | { month: number; weekday: number; week: 1 | 2 | 3 | 4 | 'last' };

/** Days on which UPS, FedEx and the Postal Service all rest, and the labs with them. */
const holidays: readonly Holiday[] = [
  { month: 1, day: 1 }, // New Year's Day
  { month: 5, weekday: 1, week: 'last' }, // Memorial Day
  { month: 7, day: 4 }, // Independence Day
  { month: 9, weekday: 1, week: 1 }, // Labor Day
  { month: 11, weekday: 4, week: 4 }, // Thanksgiving
  { month: 12, day: 25 }, // Christmas
];

const dayMs = 86_400_000;

/** Whether a day, given by its midnight in UTC, is a holiday of the carriers. */
export function isHoliday(epochMs: number): boolean {
  return holidays.some((holiday) => isOn(holiday, new Date(epochMs)));
}

function isOn(holiday: Holiday, at: Date): boolean {
  if ('day' in holiday) return isDate(holiday, at) || isKeptOnMonday(holiday, at);
  const { month, weekday, week } = holiday;
  if (at.getUTCMonth() + 1 !== month || at.getUTCDay() !== weekday) return false;
  if (week !== 'last') return Math.ceil(at.getUTCDate() / 7) === week;
  return new Date(at.getTime() + 7 * dayMs).getUTCMonth() + 1 !== month;
}

function isDate({ month, day }: { month: number; day: number }, at: Date): boolean {
  return at.getUTCMonth() + 1 === month && at.getUTCDate() === day;
}

/** A holiday that falls on a Sunday is kept on the day after it. */
function isKeptOnMonday(holiday: { month: number; day: number }, at: Date): boolean {
  return at.getUTCDay() === 1 && isDate(holiday, new Date(at.getTime() - dayMs));
}
