import { favoriteSelection } from '@albumen/contract/endpoints/favorites';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/button';
import { DownloadIcon, HeartIcon, TrashIcon } from '@albumen/ui/icons';
import { downloadPhoto } from '../downloads/download-photo.ts';
import { downloadArchive } from '../downloads/download-photos.ts';
import type { Selection } from '../photos/use-selection.ts';
import { useDeletePhotos } from './use-delete-photos.ts';
import { useEdit } from './use-edit.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

export interface SelectionPanelProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  selection: Selection;
}

/** A selection turns the bar at the bottom into what can be done with it. */
export function SelectionPanel({ gallery, photos, selection }: SelectionPanelProps) {
  const edit = useEdit();
  const deletePhotos = useDeletePhotos(photos, selection.end);
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  const favorite = async () => {
    await edit(favoriteSelection, { body: { ids, isFavorite: true } });
    photos.reload();
  };
  const download = () => {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined)
      return downloadPhoto({ shareId: '', photoId: only });
    return downloadArchive({ galleryId: gallery.galleryId, photoIds: ids });
  };
  return (
    <section className="selection-panel" aria-label="Selected photos">
      <p className="selection-panel__count" aria-live="polite">
        {`${ids.length.toLocaleString('en-US')} selected`}
      </p>
      <Button isDense kind="quiet" icon={<HeartIcon />} onClick={() => void favorite()}>
        Favorite
      </Button>
      <Button isDense kind="quiet" icon={<DownloadIcon />} onClick={() => void download()}>
        Download
      </Button>
      <Button isDense kind="quiet" icon={<TrashIcon />} onClick={() => deletePhotos(ids)}>
        Delete
      </Button>
      <Button isDense onClick={selection.end}>
        Clear
      </Button>
    </section>
  );
}
