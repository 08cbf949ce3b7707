import type { ManagedColumns, PublicColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inOrder } from '../../db/in-order.ts';
import type { Tables } from '../../db/tables.ts';
import { refusalTitles } from './refusal-words.ts';

const takenWall = sql<string | null>`to_char(taken_wall, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
const uploadedAt = sql<number>`(extract(epoch from photos.created_at) * 1000)::bigint`;

/** The path that the uploader sent, without the file's own name. */
const folder = sql<string>`coalesce(regexp_replace(metadata #>> '{metadata,path}', '/?[^/]*$', ''), '')`;

/** What is wrong with a file that no photo could be made of, in a sentence. */
const refusedFor = sql<string | null>`replace(
  ${JSON.stringify(refusalTitles)}::jsonb ->> refusal, '{subject}', coalesce(refusal_subject, 'this file'))`;

/** What orders and filters look at, of all photos that are not in the bin. */
export function listSortable(db: Kysely<Tables>, galleryId: string) {
  return sortable(db, galleryId).where('deletedAt', 'is', null).execute();
}

/** The bin included: a photo that comes back finds its place kept. */
export function listSortableWithBin(db: Kysely<Tables>, galleryId: string) {
  return sortable(db, galleryId).execute();
}

export type SortableRow = Awaited<ReturnType<typeof listSortable>>[number];

function sortable(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .select([
      'id',
      'position',
      'fileName',
      takenWall.as('takenWall'),
      'takenOffsetMinutes',
      'camera',
      uploadedAt.as('uploadedAt'),
      'state',
      'changedVersion',
      'deletedAt',
    ])
    .where('galleryId', '=', galleryId);
}

export function getGridHead(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('galleries')
    .select(['version', 'sort', 'cameraShifts'])
    .where('id', '=', galleryId)
    .executeTakeFirstOrThrow();
}

export interface Grid {
  galleryId: string;
  version: number;
  sort: PhotoSort;
  base: string;
  /** The ids in the order shown. */
  ids: readonly string[];
}

/** Compact, unlike `json_agg`. */
function column(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(array_to_json(array_agg(${value})), '[]'::json)`;
}

function head({ version, sort, base }: Grid): RawBuilder<unknown> {
  return sql`'version', ${version}::int, 'sort', ${sort}::text, 'base', ${base}::text`;
}

const ratio = sql`coalesce(round(width::numeric / height, 4), 1.5)::float8`;

function photosInOrder(ids: readonly string[]): RawBuilder<unknown> {
  return sql`${inOrder(ids)} join photos using (id)`;
}

/** What is not named here never leaves. */
function publicColumns(grid: Grid): RawBuilder<PublicColumns> {
  return sql`(select json_build_object(${head(grid)},
      'id', ${column(sql`id`)},
      'ratio', ${column(sql`ratio`)},
      'width', ${column(sql`width`)},
      'hash', ${column(sql`thumbhash`)},
      'token', ${column(sql`rendition_token`)})
    from (select id, ${ratio} as ratio, coalesce(width, 0) as width, thumbhash, rendition_token
      from ${photosInOrder(grid.ids)} order by place) as photo)`;
}

function managedColumns(grid: Grid): RawBuilder<ManagedColumns> {
  return sql`(select json_build_object(${head(grid)},
      'id', ${column(sql`id`)},
      'ratio', ${column(sql`ratio`)},
      'width', ${column(sql`width`)},
      'height', ${column(sql`height`)},
      'hash', ${column(sql`thumbhash`)},
      'token', ${column(sql`rendition_token`)},
      'state', ${column(sql`state`)},
      'refusal', ${column(refusedFor)},
      'name', ${column(sql`file_name`)},
      'sizeBytes', ${column(sql`size_bytes`)},
      'position', ${column(sql`position`)},
      'favorites', ${column(sql`favorites`)},
      'taken', ${column(sql`taken`)},
      'takenOffset', ${column(sql`taken_offset_minutes`)},
      'camera', ${column(sql`camera`)},
      'uploaded', ${column(sql`uploaded`)},
      'folder', ${column(sql`folder`)})
    from (select photos.*, ${ratio} as ratio, ${takenWall} as taken, ${uploadedAt} as uploaded,
        ${folder} as folder,
        coalesce(hearts.count, 0) as favorites
      from ${photosInOrder(grid.ids)}
      left join (select photo_id, count(*)::int as count from favorites
        where gallery_id = ${grid.galleryId} group by photo_id) as hearts on hearts.photo_id = id
      order by place) as photo)`;
}

interface Columns {
  visitors: PublicColumns;
  owner: ManagedColumns;
}

export type Whose = keyof Columns;

const columnsFor: { [By in Whose]: (grid: Grid) => RawBuilder<Columns[By]> } = {
  visitors: publicColumns,
  owner: managedColumns,
};

export function readColumns<By extends Whose>(
  db: Kysely<Tables>,
  whose: By,
  grid: Grid,
): Promise<Columns[By]> {
  return select(db, columnsFor[whose](grid));
}

/** The same as the database writes it, for what passes it on as it is. */
export function readColumnsText(db: Kysely<Tables>, whose: Whose, grid: Grid): Promise<string> {
  return select(db, sql<string>`${columnsFor[whose](grid)}::text`);
}

async function select<Value>(db: Kysely<Tables>, value: RawBuilder<Value>): Promise<Value> {
  const { rows } = await sql<{ value: Value }>`select ${value} as value`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select of one value answered no row');
  return row.value;
}
