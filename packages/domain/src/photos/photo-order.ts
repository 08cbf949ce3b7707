import type { PhotoSort } from '@albumen/contract/photo-sorts';

/** When a photo was taken, by its camera. */
export interface TimedPhoto {
  /** Wall clock as the camera wrote it, `2026-05-01T14:03:22.120`; null when the file has none. */
  readonly takenWall: string | null;
  /** Minutes east of UTC, when the camera wrote them. */
  readonly takenOffsetMinutes: number | null;
  /** Name of the camera, the key of its clock shift. */
  readonly camera: string;
}

/** What the sort orders look at. */
export interface SortablePhoto extends TimedPhoto {
  readonly id: string;
  /** Place in the custom order; grows, with gaps. */
  readonly position: number;
  readonly fileName: string;
  /** Epoch milliseconds. */
  readonly uploadedAt: number;
}

/** Milliseconds to add to every time that a camera wrote; keys are cameras. */
export type CameraShifts = Readonly<Record<string, number>>;

/**
 * The photos in one of the gallery's orders; ties fall to the natural order of file names, then to
 * the id, so that every order is total. `-desc` turns an order round, except that photos without a
 * time stay last in both orders by time.
 */
export function orderPhotos<Photo extends SortablePhoto>(
  photos: readonly Photo[],
  sort: PhotoSort,
  shifts: CameraShifts = {},
): Photo[] {
  switch (sort) {
    case 'custom':
    case 'custom-desc':
      return ordered(photos, (photo) => photo.position, isDescending(sort));
    case 'uploaded':
    case 'uploaded-desc':
      return ordered(photos, (photo) => photo.uploadedAt, isDescending(sort));
    case 'name':
    case 'name-desc':
      return ordered(photos, () => 0, isDescending(sort));
    case 'taken':
    case 'taken-desc':
      return orderByTime(photos, isDescending(sort), shifts);
  }
}

function isDescending(sort: PhotoSort): boolean {
  return sort.endsWith('-desc');
}

function orderByTime<Photo extends SortablePhoto>(
  photos: readonly Photo[],
  descending: boolean,
  shifts: CameraShifts,
): Photo[] {
  const timed = photos.filter((photo) => photo.takenWall !== null);
  const untimed = photos.filter((photo) => photo.takenWall === null);
  const momentOf = momentReader(photos, shifts);
  return [
    ...ordered(timed, (photo) => momentOf(photo) ?? 0, descending),
    ...ordered(untimed, () => 0, false),
  ];
}

/**
 * Reads when photos that are shown together were taken, in milliseconds by one clock, as if that were UTC;
 * undefined without a time. When every photo that has a time has an offset too, it is the clock of the
 * place where most were taken, otherwise each camera's own: mixing both rules inside one gallery
 * interleaves two cameras wrongly.
 */
export function momentReader(
  photos: readonly TimedPhoto[],
  shifts: CameraShifts,
): (photo: TimedPhoto) => number | undefined {
  const offsets = photos.flatMap(({ takenWall, takenOffsetMinutes }) =>
    takenWall === null ? [] : [takenOffsetMinutes],
  );
  const known = offsets.filter((offset) => offset !== null);
  const shared = known.length === offsets.length ? mostCommon(known) : undefined;
  return ({ takenWall, takenOffsetMinutes, camera }) => {
    if (takenWall === null) return undefined;
    const wall = Date.parse(`${takenWall}Z`) + (shifts[camera] ?? 0);
    return shared === undefined ? wall : wall + (shared - (takenOffsetMinutes ?? 0)) * 60_000;
  };
}

/** The smaller one of two that are as common. */
function mostCommon(offsets: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const offset of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, byA], [b, byB]) => byB - byA || a - b);
  return first?.[0];
}

/** A wall clock put right by its camera's shift; `2026-05-01T14:03:22.120` in, the same form out. */
export function shiftedWallClock(wall: string | null, shiftMs: number): string | null {
  if (wall === null) return null;
  return new Date(Date.parse(`${wall}Z`) + shiftMs).toISOString().slice(0, -1);
}

const naturalOrder = new Intl.Collator('en', { numeric: true });

/** 'IMG_2.jpg' comes before 'IMG_10.jpg'. */
export function compareFileNames(left: string, right: string): number {
  return naturalOrder.compare(left, right);
}

function ordered<Photo extends SortablePhoto>(
  photos: readonly Photo[],
  keyOf: (photo: Photo) => number,
  descending: boolean,
): Photo[] {
  const keys = new Map(photos.map((photo) => [photo.id, keyOf(photo)]));
  const sorted = photos.toSorted(
    (left, right) =>
      (keys.get(left.id) ?? 0) - (keys.get(right.id) ?? 0) ||
      compareFileNames(left.fileName, right.fileName) ||
      compareText(left.id, right.id),
  );
  return descending ? sorted.reverse() : sorted;
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
