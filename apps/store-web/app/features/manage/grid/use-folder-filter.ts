import { useMemo, useState } from 'react';
import { chosenColumns } from '../../photos/chosen-columns.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

export interface FolderFilter {
  /** Folders of all photos, in their order; fewer than two are nothing to choose from. */
  folders: readonly string[];
  /** Undefined: all photos are shown. */
  active: string | undefined;
  choose: (folder: string | undefined) => void;
  /** The photos of the chosen folder. */
  photos: ManagedPhotos;
}

const byName = new Intl.Collator('en', { numeric: true });

/** Folders that were dropped keep their names: one at a time can be looked at. */
export function useFolderFilter(photos: ManagedPhotos): FolderFilter {
  const [chosen, choose] = useState<string>();
  const { columns } = photos;
  const folders = useMemo(
    () =>
      [...new Set(columns?.folder ?? [])].toSorted((left, right) => byName.compare(left, right)),
    [columns],
  );
  const active = folders.find((folder) => folder === chosen);
  const shown = useMemo(
    () =>
      active === undefined
        ? columns
        : columns && chosenColumns(columns, (_, row) => columns.folder[row] === active),
    [columns, active],
  );
  return { folders, active, choose, photos: { ...photos, columns: shown } };
}
