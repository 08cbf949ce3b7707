import { textOf, type TiffDirectory } from './tiff-block.ts';

/** When a photo was taken, as the camera wrote it: nothing is converted, nothing is guessed. */
export interface TimeTaken {
  /** Wall clock as written, `2026-05-01T14:03:22`, in no time zone. */
  readonly wallTime: string;
  /** The tag it was read from. */
  readonly wallTimeFrom: TimeTag;
  /** Digits after the decimal point of the second, as written: `07` is 70 ms. */
  readonly subSecond: string | null;
  /** Minutes east of UTC, null when the camera does not say. */
  readonly offsetMinutes: number | null;
  /** The tag the offset was read from, always the partner of `wallTimeFrom`. */
  readonly offsetFrom: OffsetTag | null;
}

/** The three times that EXIF knows: of the shot, of the scan, of the last edit. */
export type TimeTag = 'DateTimeOriginal' | 'DateTimeDigitized' | 'DateTime';
/** The offset of each. */
export type OffsetTag = 'OffsetTimeOriginal' | 'OffsetTimeDigitized' | 'OffsetTime';

/** The three families are never mixed: `OffsetTime` speaks of the last edit, not of the shot. */
const families = [
  {
    time: 'DateTimeOriginal',
    timeTag: 0x9003,
    offset: 'OffsetTimeOriginal',
    offsetTag: 0x9011,
    subSecondTag: 0x9291,
  },
  {
    time: 'DateTimeDigitized',
    timeTag: 0x9004,
    offset: 'OffsetTimeDigitized',
    offsetTag: 0x9012,
    subSecondTag: 0x9292,
  },
  {
    time: 'DateTime',
    timeTag: 0x0132,
    offset: 'OffsetTime',
    offsetTag: 0x9010,
    subSecondTag: 0x9290,
  },
] as const;

const written = /^(\d{4})[:\-/.](\d{2})[:\-/.](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/;
const maxOffsetMinutes = 14 * 60;
const firstPhotographYear = 1826;

/** `2026:05:01 14:03:22` → `2026-05-01T14:03:22`; null for zeros, blanks and days that do not exist. */
export function parseWallTime(text: string | null): string | null {
  const parts = written.exec(text ?? '');
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const wallTime = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const instant = new Date(`${wallTime}Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(wallTime);
  return exists && Number(year) >= firstPhotographYear ? wallTime : null;
}

/** `+02:00` → 120, `Z` → 0; null for anything else. */
export function parseOffset(text: string | null): number | null {
  if (text === 'Z') return 0;
  const parts = /^([+-])(\d{2}):(\d{2})$/.exec(text ?? '');
  if (parts === null) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  if (Number(parts[3]) > 59 || minutes > maxOffsetMinutes) return null;
  return parts[1] === '-' && minutes > 0 ? -minutes : minutes;
}

/** Chooses the time tag nearest to the shot and reads it with its own offset and sub-second. */
export function readTimeTaken(main: TiffDirectory, exif: TiffDirectory): TimeTaken | null {
  const text = (tag: number) => textOf(exif.get(tag) ?? main.get(tag));
  for (const family of families) {
    const wallTime = parseWallTime(text(family.timeTag));
    if (wallTime !== null) {
      const offsetMinutes = parseOffset(text(family.offsetTag));
      return {
        wallTime,
        wallTimeFrom: family.time,
        subSecond: /^\d{1,9}/.exec(text(family.subSecondTag) ?? '')?.[0] ?? null,
        offsetMinutes,
        offsetFrom: offsetMinutes === null ? null : family.offset,
      };
    }
  }
  return null;
}
