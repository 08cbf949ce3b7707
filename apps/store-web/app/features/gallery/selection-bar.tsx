import { Button } from '@albumen/ui/buttons/button';
import { DownloadIcon, HeartIcon } from '@albumen/ui/icons';
import { favoritedLabel } from '../favorites/favorited-label.ts';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import { BuyLink } from './buy-link.tsx';
import type { GalleryBarProps } from './gallery-bar.tsx';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';

/** While photos are chosen, the bar is what can be done with them. */
export function SelectionBar({ gallery, favorites, selection }: GalleryBarProps) {
  const { ids, end } = selection;
  const { can, shareId } = gallery;
  const isEmpty = ids.size === 0;
  // They go one after the other by themselves, without a network later.
  const favorite = async () => {
    const added = [...ids].filter((id) => !favorites.get().ids.has(id));
    end();
    const outcomes = await Promise.all(added.map((id) => toggleFavorite(favorites, id)));
    // What was not saved has been said.
    if (outcomes.every(({ is }) => is === 'done')) showToast(favoritedLabel(ids.size));
  };
  const download = async () => {
    const { downloadPhotos } = await loadPart(() => import('../downloads/download-photos.ts'));
    await downloadPhotos({ shareId, ids: [...ids] });
    end();
  };
  return (
    <>
      <p className="gallery-bar__chosen" aria-live="polite">
        {isEmpty ? 'Choose photos' : `${ids.size.toLocaleString('en-US')} chosen`}
      </p>
      <div className="gallery-bar__actions">
        {can.favorite && (
          <Button
            kind="quiet"
            isDense
            icon={<HeartIcon />}
            disabled={isEmpty}
            onClick={() => void favorite()}
          >
            Favorite
          </Button>
        )}
        {can.download && (
          <Button
            kind="quiet"
            isDense
            icon={<DownloadIcon />}
            disabled={isEmpty}
            onClick={() => void download()}
          >
            Download
          </Button>
        )}
        <BuyLink gallery={gallery} photoIds={[...ids]} />
        <Button isDense onClick={end}>
          Done
        </Button>
      </div>
    </>
  );
}
