import type { Dependencies } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { Archive } from './archives.queries.ts';
import * as queries from './archive-streams.queries.ts';
import { placeInQueue } from './stream-places.ts';

type Needed = Pick<Dependencies, 'db' | 'settings' | 'errors'>;

const streamsPerHolder = 2;
const heartbeatMs = 2_000;

/** A download may run until it releases its place, or waits at a place in line. */
export type Turn =
  | { is: 'running'; release: () => Promise<void> }
  | { is: 'waiting'; position: number };

/** Takes a place if one is free, else a place in line; asking again keeps it. */
export async function takeTurn(deps: Needed, archive: Archive): Promise<Turn> {
  const id = newId();
  const position = await place(deps, archive, { id, isStarting: true });
  if (position > 0) return { is: 'waiting', position };
  const { db, errors } = deps;
  const timer = setInterval(() => {
    queries.touchStream(db, id).catch((error: unknown) => errors.report(error));
  }, heartbeatMs);
  return {
    is: 'running',
    release: async () => {
      clearInterval(timer);
      await queries.deleteStream(db, id);
    },
  };
}

/** Where a download would stand that is asked for now. */
export function askPlace(deps: Needed, archive: Archive): Promise<number> {
  return place(deps, archive, { id: newId(), isStarting: false });
}

function place(
  { db, settings }: Needed,
  archive: Archive,
  { id, isStarting }: { id: string; isStarting: boolean },
): Promise<number> {
  const { accountId, guestId } = archive;
  const asking = { id, archiveId: archive.id, accountId, guestId };
  return db.transaction().execute(async (trx) => {
    await queries.lockPlaces(trx);
    await queries.deleteSilent(trx);
    const rows = await queries.listStreams(trx);
    const position = placeInQueue(rows.map(withHolder), withHolder(asking), {
      streams: settings.ARCHIVE_STREAMS,
      perHolder: streamsPerHolder,
    });
    if (position > 0) await queries.keepWaiting(trx, asking);
    else if (isStarting) await queries.insertStream(trx, asking);
    return position;
  });
}

/** Accounts and guests take turns alike. */
function withHolder<Row extends { accountId: string | null; guestId: string | null }>(row: Row) {
  return { ...row, holderId: row.accountId ?? row.guestId ?? '' };
}
