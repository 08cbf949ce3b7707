import type { ManagedColumns, PublicColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { orderPhotos } from '@albumen/domain/photos/photo-order';
import type { Dependencies } from '../../dependencies.ts';
import * as queries from './photo-columns.queries.ts';
import type { SortableRow } from './photo-columns.queries.ts';
import { renditionBase } from '../../rendition-urls.ts';

export interface ColumnsRequest {
  galleryId: string;
  /** The gallery's own without it. */
  sort?: PhotoSort;
  /** Public columns hold only photos that can be shown, whatever this says. */
  filter?: (photo: SortableRow) => boolean;
}

const columnsFor = {
  visitors: queries.publicColumnsText,
  owner: queries.managedColumnsText,
};

/**
 * A gallery's photos as columns, as JSON text made by the database. Order, content and version are
 * read from one snapshot.
 */
export async function readColumns(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  whose: keyof typeof columnsFor,
  request: ColumnsRequest,
): Promise<string> {
  const { galleryId, filter } = request;
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
      return columnsFor[whose](trx, { galleryId, version, sort, base: renditionBase(files), ids });
    });
}

interface Columns {
  visitors: PublicColumns;
  owner: ManagedColumns;
}

/** The same, read, for what shows them otherwise than as they are. */
export async function readParsedColumns<Whose extends keyof Columns>(
  deps: Pick<Dependencies, 'db' | 'files'>,
  whose: Whose,
  request: ColumnsRequest,
): Promise<Columns[Whose]> {
  // The text is made by one query from the columns of this very type.
  return JSON.parse(await readColumns(deps, whose, request)) as Columns[Whose];
}

/** The photos of an owner's gallery that changed after a version of it. */
export function readChangedPhotos(
  deps: Pick<Dependencies, 'db' | 'files'>,
  gallery: { galleryId: string; sort: PhotoSort },
  sinceVersion: number,
): Promise<ManagedColumns> {
  const filter = ({ changedVersion }: SortableRow) => changedVersion > sinceVersion;
  return readParsedColumns(deps, 'owner', { ...gallery, filter });
}
