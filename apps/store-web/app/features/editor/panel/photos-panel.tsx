import { emptyPlaces, photosOf } from '@albumen/print/editing/document-edits';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { HeartFilledIcon } from '@albumen/ui/icons';
import { useMemo, useState } from 'react';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { usePlacing } from '../state/use-placing.ts';
import { PhotoTray } from './photo-tray.tsx';
import { TrayFilter, type TrayPart } from './tray-filter.tsx';
import { UploadPhotos } from './upload-photos.tsx';
import { Link } from '../../../shell/navigation/link.tsx';
import { shopLinks } from '../../../shop-links.ts';
import { isBulk } from '../bulk/bulk-prints.ts';

/** The gallery's photos, favorites and own uploads, to be placed by a click or by dragging. */
export function PhotosPanel() {
  const { document } = useDesign();
  const { photos } = useEditorState((state) => state.photos);
  const [part, setPart] = useState<TrayPart>('all');
  const { fill } = usePlacing();
  const used = useMemo(() => new Set(photosOf(document).map(({ photoId }) => photoId)), [document]);
  const shown = useMemo(() => photos.filter((photo) => isIn(photo, part)), [photos, part]);
  const favorites = photos.filter(({ isFavorite }) => isFavorite);
  const emptyCount = emptyPlaces(document).length;
  return (
    <div className="panel__body panel__body--tray">
      <TrayFilter photos={photos} part={part} onChoose={setPart} />
      {emptyCount > 0 && photos.length > 0 && (
        <div className="tray-actions">
          {favorites.length > 0 && (
            <Button
              isDense
              icon={<HeartFilledIcon size={16} />}
              onClick={() => fill(favorites.map(({ photoId }) => photoId))}
            >
              Fill from favorites
            </Button>
          )}
          {emptyCount > 1 && (
            <Button isDense onClick={() => fill(shown.map(({ photoId }) => photoId))}>
              {`Fill ${emptyCount} places`}
            </Button>
          )}
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState title={part === 'favorites' ? 'No favorites yet' : 'No photos here yet'}>
          {part === 'favorites'
            ? 'Photos that you mark with a heart in the gallery show up here.'
            : 'Add your own, and they can be placed at once.'}
        </EmptyState>
      ) : (
        <PhotoTray photos={shown} used={used} />
      )}
      <ManyPrints favoriteCount={favorites.length} />
      <UploadPhotos />
    </div>
  );
}

function isIn({ isFavorite, isOwn }: { isFavorite: boolean; isOwn: boolean }, part: TrayPart) {
  if (part === 'favorites') return isFavorite;
  return part === 'own' ? isOwn : true;
}

/** Leads from one print to one of each favorite, with the same choices. */
function ManyPrints({ favoriteCount }: { favoriteCount: number }) {
  const { opening } = useEditor();
  const { attributes } = useDesign();
  const { product, galleryId, cancelUrl } = opening.start;
  const canBe = isBulk({ ...opening, space: null, isFromFavorites: true });
  if (favoriteCount < 2 || galleryId === null || !canBe) return null;
  const target = { projectId: galleryId, productId: product.id, designId: undefined };
  return (
    <p>
      <Link
        className={buttonClass({ isDense: true })}
        to={shopLinks.editorNew(target, { ...attributes, photos: 'favorites', cancelUrl })}
      >
        {`Print all ${favoriteCount.toLocaleString('en-US')} favorites`}
      </Link>
    </p>
  );
}
