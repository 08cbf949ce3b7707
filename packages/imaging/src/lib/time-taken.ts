import { numberAt, textOf, type TiffDirectory } from './tiff-block.ts';
import { parseOffset, parseWrittenTime } from './wall-time.ts';

/** When a photo was taken, as it was written: nothing is converted, nothing is guessed. */
export interface TimeTaken {
  /** Wall clock, `2026-05-01T14:03:22`, in no time zone. */
  readonly wallTime: string;
  /** Where it was read. */
  readonly wallTimeFrom: TimeSource;
  /** Digits after the decimal point of the second, as written: `07` is 70 ms. */
  readonly subSecond: string | null;
  /** Minutes east of UTC, null when nobody says. */
  readonly offsetMinutes: number | null;
  /** Where the offset was read: the partner of `wallTimeFrom`, or the same text. */
  readonly offsetFrom: OffsetTag | TimeSource | null;
}

/** The three times that EXIF knows: of the shot, of the scan, of the last edit. */
export type TimeTag = 'DateTimeOriginal' | 'DateTimeDigitized' | 'DateTime';
/** The offset of each. */
export type OffsetTag = 'OffsetTimeOriginal' | 'OffsetTimeDigitized' | 'OffsetTime';
/** EXIF by its tag, or another block of metadata. */
export type TimeSource = TimeTag | 'XMP' | 'IPTC' | 'GPS';

interface Family {
  readonly time: TimeTag;
  readonly timeTag: number;
  readonly offset: OffsetTag;
  readonly offsetTag: number;
  readonly subSecondTag: number;
}

/** The families are never mixed: `OffsetTime` speaks of the last edit, not of the shot. */
const shotFamilies: readonly Family[] = [
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
];
const editFamily: Family = {
  time: 'DateTime',
  timeTag: 0x0132,
  offset: 'OffsetTime',
  offsetTag: 0x9010,
  subSecondTag: 0x9290,
};

type Text = (tag: number) => string | null;

function readFamily(family: Family, text: Text): TimeTaken | null {
  const written = parseWrittenTime(text(family.timeTag));
  if (written === null) return null;
  const { wallTime, subSecond } = written;
  const ownOffset = parseOffset(text(family.offsetTag));
  const offsetMinutes = ownOffset ?? written.offsetMinutes;
  const offsetFrom = ownOffset === null ? family.time : family.offset;
  return {
    wallTime,
    wallTimeFrom: family.time,
    subSecond: /^\d{1,9}/.exec(text(family.subSecondTag) ?? '')?.[0] ?? subSecond,
    offsetMinutes,
    offsetFrom: offsetMinutes === null ? null : offsetFrom,
  };
}

function textIn(main: TiffDirectory, exif: TiffDirectory): Text {
  return (tag) => textOf(exif.get(tag) ?? main.get(tag));
}

/** The time of the shot, else of the scan, with its own offset and sub-second. */
export function readTimeTaken(main: TiffDirectory, exif: TiffDirectory): TimeTaken | null {
  const text = textIn(main, exif);
  for (const family of shotFamilies) {
    const taken = readFamily(family, text);
    if (taken !== null) return taken;
  }
  return null;
}

/** The time of the last edit: better than none. */
export function readTimeEdited(main: TiffDirectory, exif: TiffDirectory): TimeTaken | null {
  return readFamily(editFamily, textIn(main, exif));
}

/** A time that another block of metadata has written in one text. */
export function timeOfText(text: string | null, from: 'XMP' | 'IPTC' | 'GPS'): TimeTaken | null {
  const written = parseWrittenTime(text);
  if (written === null) return null;
  return {
    ...written,
    wallTimeFrom: from,
    offsetFrom: written.offsetMinutes === null ? null : from,
  };
}

const gpsTimeTag = 7;
const gpsDateTag = 29;

/** The satellites' time, in UTC. Nothing else of where the photo was taken is read. */
export function readGpsTime(gps: TiffDirectory): TimeTaken | null {
  const date = textOf(gps.get(gpsDateTag));
  const clock = [0, 1, 2].map((index) => numberAt(gps.get(gpsTimeTag), index));
  if (date === null || clock.includes(null)) return null;
  const digits = clock.map((value) => String(Math.floor(value ?? 0)).padStart(2, '0'));
  return timeOfText(`${date} ${digits.join(':')}Z`, 'GPS');
}
