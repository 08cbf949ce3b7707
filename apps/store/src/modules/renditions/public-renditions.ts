import { endOfDay } from '@albumen/domain/galleries/calendar-day';
import { isExpired } from '@albumen/domain/galleries/sharing';
import type { Dependencies } from '../../dependencies.ts';
import { findPublic } from './renditions.queries.ts';

/** What stands behind a photo's public name. */
export interface PublicPhoto {
  /** Where its files lie. */
  fileToken: string;
  isMade: boolean;
  galleryId: string | null;
  /** When the name ends by itself; undefined when only a change ends it. */
  endsAtMs: number | undefined;
}

export type FindPublicPhoto = (name: string) => Promise<PublicPhoto | undefined>;

/** A page asks for forty photos at once, and a party's guests for the same forty. */
const keptMs = 500;
const mostKept = 20_000;

/**
 * Finds photos by public name: those asked for in the same turn by one query, and none again within half
 * a second, for no longer than which a name may outlive its end.
 */
export function createPublicPhotos({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): FindPublicPhoto {
  const kept = new Map<string, { until: number; found: Promise<PublicPhoto | undefined> }>();
  let batch: { names: string[]; rows: ReturnType<typeof findPublic> } | undefined;

  async function find(name: string): Promise<PublicPhoto | undefined> {
    batch ??= openBatch();
    batch.names.push(name);
    const row = (await batch.rows).find(({ renditionToken }) => renditionToken === name);
    return row && presentPublic(row, clock.now().getTime());
  }

  function openBatch() {
    const names: string[] = [];
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      return findPublic(db, names);
    });
    return { names, rows };
  }

  return async (name) => {
    const now = performance.now();
    const known = kept.get(name);
    if (known !== undefined && known.until > now) return known.found;
    if (kept.size >= mostKept) kept.clear();
    const found = find(name);
    kept.set(name, { until: now + keptMs, found });
    // A database that was away is asked again.
    found.catch(() => kept.delete(name));
    return found;
  };
}

function presentPublic(
  row: Awaited<ReturnType<typeof findPublic>>[number],
  nowMs: number,
): PublicPhoto | undefined {
  const { fileToken, state, galleryId, expiresOn, closedAfter } = row;
  const ends = expiresOn !== null && closedAfter !== expiresOn;
  if (ends && isExpired({ expiresOn }, nowMs)) return undefined;
  return {
    fileToken,
    isMade: state !== 'processing',
    galleryId,
    endsAtMs: ends ? endOfDay(expiresOn) : undefined,
  };
}
