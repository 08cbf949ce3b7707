import { FolderIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/overlays/menu';
import type { FolderFilter } from './use-folder-filter.ts';

const all = 'all';

/** Which of the folders that were dropped is shown; left out where there is no choice. */
export function FolderMenu({ folders, active, choose }: FolderFilter) {
  if (folders.length < 2) return null;
  const choices = [
    { id: all, label: 'All folders' },
    ...folders.map((folder, place) => ({ id: String(place), label: nameOf(folder) })),
  ];
  const shown = active === undefined ? 'All folders' : nameOf(active);
  return (
    <Menu
      kind="quiet"
      isDense
      label={`Folder: ${shown}`}
      choices={choices}
      selected={active === undefined ? all : String(folders.indexOf(active))}
      onChoose={(id) => choose(folders[Number(id)])}
    >
      <FolderIcon /> <span className="button__label">{shown}</span>
    </Menu>
  );
}

function nameOf(folder: string): string {
  return folder === '' ? 'Without a folder' : folder.replaceAll('/', ' / ');
}
