/** A date and a time as somebody wrote them. */
export interface WrittenTime {
  /** Wall clock, `2026-05-01T14:03:22`, in no time zone. */
  readonly wallTime: string;
  /** Digits after the decimal point of the second, as written: `07` is 70 ms. */
  readonly subSecond: string | null;
  /** Minutes east of UTC, where the text says so itself. */
  readonly offsetMinutes: number | null;
}

/** Year first, whatever stands between the numbers; what is behind the day may be missing. */
const yearFirst =
  /^(\d{4})[:\-/. ](\d{1,2})[:\-/. ](\d{1,2})(?:[ T]+(\d{1,2})[:.\-h](\d{1,2})(?:[:.\-m](\d{1,2}))?(?:[.,](\d{1,9}))?s?)?\s*([AaPp][Mm])?\s*(Z|[+-]\d{1,2}:?\d{0,2})?$/;
/** `20260501 140322` and `20260501T140322+0200`. */
const compact =
  /^(\d{4})(\d{2})(\d{2})(?:[ T]?(\d{2})(\d{2})(\d{2})?(?:\.(\d{1,9}))?)?()(Z|[+-]\d{1,2}:?\d{0,2})?$/;
/** `Fri May  1 14:03:22 2026`, as C programs write it. */
const monthByName =
  /^[A-Z][a-z]{2},? ([A-Z][a-z]{2}) +(\d{1,2}) (\d{1,2}):(\d{2}):(\d{2}) (\d{4})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const maxOffsetMinutes = 14 * 60;
const firstPhotographYear = 1826;

/** `+02:00`, `+2:00`, `+0200` → 120, `Z` → 0; null for anything else. */
export function parseOffset(text: string | null): number | null {
  if (text === 'Z') return 0;
  const parts = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text?.trim() ?? '');
  if (parts === null) return null;
  const [, sign, hours, rest = '0'] = parts;
  const minutes = Number(hours) * 60 + Number(rest);
  if (Number(rest) > 59 || minutes > maxOffsetMinutes) return null;
  return sign === '-' && minutes > 0 ? -minutes : minutes;
}

/** The hour of a clock of 24; some phones write the hour after midnight as the 24th. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || half === '') return hour === 24 ? 0 : hour;
  const isAfternoon = half.toLowerCase() === 'pm';
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function partsOf(text: string): readonly (string | undefined)[] | null {
  const named = monthByName.exec(text);
  if (named === null) return (yearFirst.exec(text) ?? compact.exec(text))?.slice(1) ?? null;
  const [, month = '', day, hour, minute, second, year] = named;
  return [year, String(months.indexOf(month) + 1), day, hour, minute, second];
}

/**
 * Reads a date as cameras, phones and programs write it, sloppy ones too. A day without a time is its
 * first moment. Null for zeros, blanks and days that do not exist.
 */
export function parseWrittenTime(text: string | null): WrittenTime | null {
  const parts = partsOf(text?.trim() ?? '');
  if (parts === null) return null;
  const [year = '', month, day, hour = '0', minute = '0', second = '0', fraction, half, zone] =
    parts;
  const date = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  const clock = [hourOf(Number(hour), half), Number(minute), Number(second)]
    .map(twoDigits)
    .join(':');
  const wallTime = `${date}T${clock}`;
  const instant = new Date(`${wallTime}Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(wallTime);
  if (!exists || Number(year) < firstPhotographYear) return null;
  return { wallTime, subSecond: fraction ?? null, offsetMinutes: parseOffset(zone ?? null) };
}
