import { Button } from '@albumen/ui/buttons/button';
import { DownloadIcon, HeartIcon } from '@albumen/ui/icons';
import { favoritedLabel } from '../favorites/favorited-label.ts';
import { favoriteAll } from '../favorites/favorite-all.ts';
import { BuyLink } from './buy-link.tsx';
import type { GalleryBarProps } from './gallery-bar.tsx';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';

/** While photos are chosen, the bar is what can be done with them. */
export function SelectionBar({ gallery, favorites, selection }: GalleryBarProps) {
  const { ids, end } = selection;
  const { can, shareId } = gallery;
  const isEmpty = ids.size === 0;
  const favorite = async () => {
    end();
    // What was not saved has been said.
    if (await favoriteAll(favorites, [...ids])) showToast(favoritedLabel(ids.size));
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
