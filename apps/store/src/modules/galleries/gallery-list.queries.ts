import { likeText } from '@albumen/server-kit/like-text';
import type { GallerySort } from '@albumen/contract/endpoints/galleries';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { coverOfGallery } from './gallery-covers.queries.ts';

/** Those in the bin count, too. */
export async function hasGalleries(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const galleries = db.selectFrom('galleries').select('id').where('accountId', '=', accountId);
  const found = await galleries.limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Where a page ended: the sort key of its last gallery, as text, and its id. */
export interface ListCursor {
  key: string;
  id: string;
}

export interface ListFilter {
  accountId: string;
  search: string;
  sort: GallerySort;
  after: ListCursor | undefined;
  limit: number;
}

export type SortKey = 'created' | 'title' | 'date';

interface SortBy {
  /** An index has the galleries of an account in its order. */
  value: RawBuilder<unknown>;
  /** The value as a cursor carries it. */
  text: RawBuilder<string>;
  /** A cursor's text as a value. */
  read: (text: string) => RawBuilder<unknown>;
}

const day = sql`coalesce(dated_on, (galleries.created_at at time zone 'UTC')::date)`;

/** An undated gallery has its day of making. */
const sortKeys: Record<SortKey, SortBy> = {
  created: {
    value: sql`galleries.created_at`,
    text: sql`to_char(galleries.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    read: (text) => sql`${text}::timestamptz`,
  },
  title: {
    value: sql`lower(galleries.title)`,
    text: sql`lower(galleries.title)`,
    read: (text) => sql`${text}`,
  },
  date: {
    value: day,
    text: sql`to_char(${day}, 'YYYY-MM-DD')`,
    read: (text) => sql`${text}::date`,
  },
};

export function sortKeyOf(sort: GallerySort): SortKey {
  if (sort.startsWith('title')) return 'title';
  return sort.startsWith('date') ? 'date' : 'created';
}

/** A draft without title and photos is nothing to show: the create page uses it again. */
function shownGalleries(db: Kysely<Tables>, accountId: string, search: string) {
  const pattern = `%${likeText(search)}%`;
  return db
    .selectFrom('galleries')
    .where('galleries.accountId', '=', accountId)
    .where((row) =>
      row.or([row('state', '=', 'active'), row('title', '!=', ''), row('photoCount', '>', 0)]),
    )
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([row('title', 'ilike', pattern), row('occasion', 'ilike', pattern)]),
      ),
    );
}

function cards(db: Kysely<Tables>, accountId: string) {
  return shownGalleries(db, accountId, '')
    .leftJoinLateral(coverOfGallery.as('cover'), (join) => join.onTrue())
    .select((row) => [
      'galleries.id',
      'galleries.state',
      'galleries.title',
      'galleries.occasion',
      'galleries.datedOn',
      'galleries.photoCount',
      'galleries.shareId',
      'galleries.expiresOn',
      'galleries.createdAt',
      'galleries.deletedAt',
      'cover.id as coverId',
      'cover.token as coverToken',
      'cover.hash as coverHash',
      'cover.width as coverWidth',
      'cover.height as coverHeight',
      'cover.focusX as coverFocusX',
      'cover.focusY as coverFocusY',
      row
        .selectFrom('favorites')
        .innerJoin('photos', 'photos.id', 'favorites.photoId')
        .whereRef('favorites.galleryId', '=', 'galleries.id')
        .where('photos.deletedAt', 'is', null)
        .select((favorite) => favorite.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('favoriteCount'),
    ]);
}

export type GalleryCardRow = Awaited<ReturnType<typeof listBinned>>[number];

/** A page of an account's galleries: found in the order of an index first, then drawn as cards. */
export async function listGalleries(db: Kysely<Tables>, filter: ListFilter) {
  const { accountId, search, sort, after, limit } = filter;
  const { value, text, read } = sortKeys[sortKeyOf(sort)];
  const order = sort.endsWith('-desc') ? 'desc' : 'asc';
  const beyond = sql.raw(order === 'desc' ? '<' : '>');
  const page = await shownGalleries(db, accountId, search)
    .select(['galleries.id', text.as('key')])
    .where('galleries.deletedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${value}, galleries.id) ${beyond} (${read(after?.key ?? '')}, ${after?.id})`,
      ),
    )
    .orderBy(value, order)
    .orderBy('galleries.id', order)
    .limit(limit)
    .execute();
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await cards(db, accountId).where('galleries.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, key }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, key }];
  });
}

export async function countGalleries(
  db: Kysely<Tables>,
  accountId: string,
  search: string,
): Promise<number> {
  const { count } = await shownGalleries(db, accountId, search)
    .where('galleries.deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function listBinned(db: Kysely<Tables>, accountId: string) {
  return cards(db, accountId)
    .where('galleries.deletedAt', 'is not', null)
    .orderBy('galleries.deletedAt', 'desc')
    .execute();
}
