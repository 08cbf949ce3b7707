import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { momentReader, type CameraShifts } from '@albumen/domain/photos/photo-order';

/** Photos of one day, or of one hour of a day with many. */
export interface PhotoSection {
  /** Index of its first photo. */
  first: number;
  count: number;
  /** 'Saturday, June 20, 2026'; undefined where the section before has the same day. */
  day: string | undefined;
  /** '2 PM'; undefined for a whole day. */
  hour: string | undefined;
}

type Moment = number | undefined;

/** Days with more photos than this are divided into hours. */
const photosInOneGlance = 48;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

export interface Clock {
  /** Milliseconds that are added to what a camera wrote, by its name. */
  shifts: CameraShifts;
  /** Minutes west of UTC, as JavaScript has it, in which times of upload are shown. */
  zoneMinutes: number;
}

/** Days and hours of a list in the order of time; none where the order is another one. */
export function sectionsOf(
  columns: ManagedColumns,
  sort: PhotoSort,
  clock: Clock,
): readonly PhotoSection[] {
  const momentOf = readerOf(columns, sort, clock);
  if (momentOf === undefined) return [];
  const moments = columns.id.map((_, index) => momentOf(index));
  const dayOf = (moment: Moment) => moment && Math.floor(moment / dayMs);
  return runsOf(moments, dayOf).flatMap((day) => {
    const isLarge = day.count > photosInOneGlance;
    const inDay = moments.slice(day.first, day.first + day.count);
    const hourOf = (moment: Moment) => (isLarge && moment ? Math.floor(moment / hourMs) : 0);
    return runsOf(inDay, hourOf).map((part, place) => {
      const moment = inDay[part.first];
      return {
        first: day.first + part.first,
        count: part.count,
        day: place === 0 ? dayName(moment) : undefined,
        hour: isLarge && moment !== undefined ? hours.format(moment) : undefined,
      };
    });
  });
}

function dayName(moment: Moment): string {
  return moment === undefined ? 'Without a time' : days.format(moment);
}

function readerOf(
  columns: ManagedColumns,
  sort: PhotoSort,
  { shifts, zoneMinutes }: Clock,
): ((index: number) => Moment) | undefined {
  if (sort.startsWith('taken')) {
    const photos = columns.id.map((_, index) => ({
      takenWall: columns.taken[index] ?? null,
      takenOffsetMinutes: columns.takenOffset[index] ?? null,
      camera: columns.camera[index] ?? '',
    }));
    const momentOf = momentReader(photos, shifts);
    return (index) => photos[index] && momentOf(photos[index]);
  }
  if (!sort.startsWith('uploaded')) return undefined;
  return (index) => (columns.uploaded[index] ?? 0) - zoneMinutes * 60_000;
}

/** Neighbors of the same kind, as spans. */
function runsOf(
  moments: readonly Moment[],
  kindOf: (moment: Moment) => number | undefined,
): { first: number; count: number }[] {
  const runs: { first: number; count: number; kind: number | undefined }[] = [];
  for (const [index, moment] of moments.entries()) {
    const kind = kindOf(moment);
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kind) last.count += 1;
    else runs.push({ first: index, count: 1, kind });
  }
  return runs;
}
