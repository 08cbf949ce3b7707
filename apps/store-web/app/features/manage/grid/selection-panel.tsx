import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { Button } from '@albumen/ui/buttons/button';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { CloseIcon, DownloadIcon, HeartIcon, TrashIcon } from '@albumen/ui/icons';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { downloadPhoto } from '../../downloads/download-photo.ts';
import { downloadArchive } from '../../downloads/download-photos.ts';
import { favoritedLabel } from '../../favorites/favorited-label.ts';
import type { Selection } from '../../photos/use-selection.ts';
import { useMay } from '../../../shell/use-may.ts';
import { MoveMenu } from '../arranging/move-menu.tsx';
import { useDeletePhotos } from '../bin/use-delete-photos.ts';
import { useOwnHearts } from '../favorites/use-own-hearts.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';
import type { Reorder } from '../arranging/use-reorder.ts';

export interface SelectionPanelProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  columns: ManagedColumns;
  selection: Selection;
  reorder: Reorder;
}

/** A selection turns the bar at the bottom into what can be done with it. */
export function SelectionPanel(props: SelectionPanelProps) {
  const { gallery, photos, columns, selection, reorder } = props;
  const setHearts = useOwnHearts(photos.reload);
  const mayChange = useMay('galleries:change');
  const deletePhotos = useDeletePhotos(photos, selection.end);
  const ids = columns.id.filter((id) => selection.ids.has(id));
  if (ids.length === 0 && !selection.isOn) return null;
  const isNone = ids.length === 0;

  const favorite = async () => {
    const added = await setHearts(ids, true);
    if (added === undefined) return;
    const undo = { label: 'Undo', onPress: () => void setHearts(added, false) };
    showToast(favoritedLabel(ids.length), added.length > 0 ? undo : undefined);
  };
  const download = () => {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined)
      return downloadPhoto({ shareId: '', photoId: only });
    return downloadArchive({ galleryId: gallery.galleryId, photoIds: ids });
  };

  return (
    <section className="selection-panel" aria-label="Selected photos">
      <IconButton isDense label="Clear" icon={<CloseIcon />} onClick={selection.end} />
      <p className="selection-panel__count" aria-live="polite">
        {isNone ? 'Choose photos' : `${inWords(ids.length)} selected`}
      </p>
      <div className="selection-panel__actions">
        {mayChange && (
          <Button
            isDense
            kind="quiet"
            icon={<HeartIcon />}
            disabled={isNone}
            onClick={() => void favorite()}
          >
            Favorite
          </Button>
        )}
        <Button
          isDense
          kind="quiet"
          icon={<DownloadIcon />}
          disabled={isNone}
          onClick={() => void download()}
        >
          Download
        </Button>
        {mayChange && (
          <>
            <MoveMenu ids={ids} order={columns.id} onMove={reorder.move} />
            <Button
              isDense
              kind="quiet"
              icon={<TrashIcon />}
              disabled={isNone}
              onClick={() => deletePhotos(ids)}
            >
              Delete
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
