import { isCalendarDay } from '@albumen/contract/calendar-day';
import type { GalleryBin, GalleryList, GallerySort } from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { presentCard } from './galleries.presenter.ts';
import { keptUntil } from './kept-until.ts';
import * as queries from './gallery-list.queries.ts';
import type { ListCursor, SortKey } from './gallery-list.queries.ts';

const pageSize = 24;

interface ListRequest {
  search?: string | undefined;
  sort?: GallerySort | undefined;
  next?: string | undefined;
}

export async function listGalleries(
  { db, clock }: Dependencies,
  visit: Visit,
  { search = '', sort = 'created-desc', next }: ListRequest,
): Promise<GalleryList> {
  const accountId = accountOf(visit).id;
  const words = search.trim();
  const after = next === undefined ? undefined : readCursor(next, sort);
  const filter = { accountId, search: words, sort, after, limit: pageSize + 1 };
  const rows = await queries.listGalleries(db, filter);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    galleries: shown.map((row) => presentCard(row, clock.now().getTime())),
    total: await queries.countGalleries(db, accountId, words),
    next: last === undefined ? null : writeCursor(last),
  };
}

/** Whether an account has made any gallery: otherwise it is a guest's. */
export function hasGalleries(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  return queries.hasGalleries(db, accountId);
}

export async function listBin({ db, clock }: Dependencies, visit: Visit): Promise<GalleryBin> {
  const rows = await queries.listBinned(db, accountOf(visit).id);
  const nowMs = clock.now().getTime();
  return {
    galleries: rows.map((row) => ({ ...presentCard(row, nowMs), keptUntil: keptUntil(row) })),
  };
}

/** A place in the caller's own list needs no seal, but has to be one. */
const cursors: Record<SortKey, z.ZodType<ListCursor>> = {
  created: z.strictObject({ key: z.iso.datetime().refine(isOfCalendar), id: z.string() }),
  title: z.strictObject({ key: z.string(), id: z.string() }),
  date: z.strictObject({ key: z.string().refine(isCalendarDay), id: z.string() }),
};

/* PostgreSQL knows no year 0. */
function isOfCalendar(moment: string): boolean {
  return isCalendarDay(moment.slice(0, 10));
}

function writeCursor({ key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify({ key, id })).toString('base64url');
}

function readCursor(text: string, sort: GallerySort): ListCursor {
  try {
    return cursors[queries.sortKeyOf(sort)].parse(
      JSON.parse(Buffer.from(text, 'base64url').toString()),
    );
  } catch {
    return fail('invalidRequest');
  }
}
