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

type Photos = ReadonlyMap<string, PublicPhoto>;

/** Names that are looked up together, and what stands behind them. */
interface Batch {
  names: Set<string>;
  photos: Promise<Photos>;
}

/** A page asks for forty photos at once, and a party's guests for the same forty. */
const keptMs = 500;
const mostKept = 20_000;
const mostRenewed = 300;

/**
 * Finds photos by public name: those asked for in the same turn by one query, and none again within half
 * a second, for no longer than which a name may outlive its end. A query that is made anyway renews what was
 * asked for again lately: guests who come one by one would each find all forty outdated.
 */
export function createPublicPhotos({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): FindPublicPhoto {
  const kept = new Map<string, { until: number; found: Promise<PublicPhoto | undefined> }>();
  const again = recentNames();
  let batch: Batch | undefined;

  function openBatch(): Batch {
    const names = new Set<string>();
    const photos = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      const outdated = again.list().filter((name) => !isFresh(name));
      for (const name of outdated.slice(0, mostRenewed)) void findIn(opened, name);
      return read(names);
    });
    const opened = { names, photos };
    return opened;
  }

  function findIn({ names, photos }: Batch, name: string): Promise<PublicPhoto | undefined> {
    names.add(name);
    const found = photos.then((all) => all.get(name));
    kept.set(name, { until: performance.now() + keptMs, found });
    // A database that was away is asked again.
    found.catch(() => kept.delete(name));
    return found;
  }

  async function read(names: ReadonlySet<string>): Promise<Photos> {
    const rows = await findPublic(db, [...names]);
    const nowMs = clock.now().getTime();
    const photos = new Map<string, PublicPhoto>();
    for (const row of rows) {
      const photo = presentPublic(row, nowMs);
      if (photo !== undefined) photos.set(row.renditionToken, photo);
    }
    return photos;
  }

  const isFresh = (name: string) => (kept.get(name)?.until ?? 0) > performance.now();

  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) again.add(name);
    if (known !== undefined && isFresh(name)) return known.found;
    if (kept.size >= mostKept) kept.clear();
    return findIn((batch ??= openBatch()), name);
  };
}

const recentMs = 1_000;

/** What was named within the last second or two. */
function recentNames(): { add: (name: string) => void; list: () => string[] } {
  let [newer, older] = [new Set<string>(), new Set<string>()];
  let turnsAt = 0;
  const turn = () => {
    const now = performance.now();
    if (now < turnsAt) return;
    older = now < turnsAt + recentMs ? newer : new Set();
    newer = new Set();
    turnsAt = now + recentMs;
  };
  return {
    add(name) {
      turn();
      if (newer.size < mostRenewed) newer.add(name);
    },
    list() {
      turn();
      return [...new Set([...newer, ...older])];
    },
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
