import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { orderPhotos } from '@albumen/domain/photos/photo-order';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { renditionBase } from '../../rendition-urls.ts';
import * as queries from './photo-columns.queries.ts';
import type { Grid, SortableRow, Whose } from './photo-columns.queries.ts';

export interface ColumnsRequest {
  galleryId: string;
  /** The gallery's own without it. */
  sort?: PhotoSort;
  /** Public columns hold only photos that can be shown, whatever this says. */
  filter?: (photo: SortableRow) => boolean;
}

type Read<Answer> = (db: Kysely<Tables>, grid: Grid) => Promise<Answer>;

/** A gallery's photos as columns. */
export function readColumns<By extends Whose>(
  deps: Pick<Dependencies, 'db'>,
  whose: By,
  request: ColumnsRequest,
) {
  return inSnapshot(deps, request, {
    whose,
    read: (trx, grid) => queries.readColumns(trx, whose, grid),
  });
}

/** The same as JSON text made by the database. */
export function readColumnsText(
  deps: Pick<Dependencies, 'db'>,
  whose: Whose,
  request: ColumnsRequest,
): Promise<string> {
  return inSnapshot(deps, request, {
    whose,
    read: (trx, grid) => queries.readColumnsText(trx, whose, grid),
  });
}

/** The ids of a gallery's photos as its guests see them one after the other, those in work included. */
export async function listInOrder(db: Kysely<Tables>, galleryId: string): Promise<string[]> {
  const gallery = await queries.getGridHead(db, galleryId);
  const photos = await queries.listSortable(db, galleryId);
  return orderPhotos(photos, gallery.sort, gallery.cameraShifts).map(({ id }) => id);
}

/** Order, content and version are read from one snapshot. */
function inSnapshot<Answer>(
  { db }: Pick<Dependencies, 'db'>,
  { galleryId, filter, ...request }: ColumnsRequest,
  { whose, read }: { whose: Whose; read: Read<Answer> },
): Promise<Answer> {
  const isShown = (photo: SortableRow) => whose === 'owner' || photo.state === 'ready';
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const gallery = await queries.getGridHead(trx, galleryId);
      const sort = request.sort ?? gallery.sort;
      const photos = await queries.listSortable(trx, galleryId);
      const shown = photos.filter((photo) => isShown(photo) && (filter?.(photo) ?? true));
      const ids = orderPhotos(shown, sort, gallery.cameraShifts).map(({ id }) => id);
      const { version } = gallery;
      return read(trx, { galleryId, version, sort, base: renditionBase, ids });
    });
}

/** The photos of an owner's gallery that changed after a version of it. */
export function readChangedPhotos(
  deps: Pick<Dependencies, 'db'>,
  gallery: { galleryId: string; sort: PhotoSort },
  sinceVersion: number,
): Promise<ManagedColumns> {
  const filter = ({ changedVersion }: SortableRow) => changedVersion > sinceVersion;
  return readColumns(deps, 'owner', { ...gallery, filter });
}
