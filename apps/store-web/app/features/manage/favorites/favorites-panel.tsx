import { pathOf } from '@albumen/contract/endpoint';
import { favoriteNames } from '@albumen/contract/endpoints/favorites';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { CopyIcon, DownloadIcon, HeartFilledIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { copyLater } from '../../../shell/copy-later.ts';
import { useMay } from '../../../shell/use-may.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { GridSkeleton } from '../../photos/grid-skeleton.tsx';
import { PhotoGrid } from '../../photos/photo-grid.tsx';
import '../../favorites/favorite-button.css';
import { PeopleFilter } from './people-filter.tsx';
import { everybody, useFavoritesOf } from './use-favorites-of.ts';
import { useOwnHearts } from './use-own-hearts.ts';

/** Who favorited what; the file names go into Lightroom's search field. */
export function FavoritesPanel({ gallery: { galleryId } }: { gallery: Gallery }) {
  const [person, setPerson] = useState(everybody);
  const { value: loaded, failure, reload } = useFavoritesOf(galleryId, person);
  const setHearts = useOwnHearts(reload);
  const mayChange = useMay('galleries:change');
  if (failure !== undefined) {
    return (
      <EmptyState
        title="The favorites did not load"
        action={<Button onClick={reload}>Try again</Button>}
      >
        {failure}
      </EmptyState>
    );
  }
  if (loaded === undefined) return <GridSkeleton />;
  if (loaded.people.length === 0) {
    return (
      <EmptyState title="No favorites yet">
        They appear here as soon as somebody presses a heart, with who it was.
      </EmptyState>
    );
  }
  const { photos } = loaded;
  const isOwn =
    mayChange && loaded.people.some(({ id, kind }) => id === person && kind === 'owner');
  const remove = async (photoId: string) => {
    if ((await setHearts([photoId], false)) === undefined) return;
    showToast('Removed from your favorites.', {
      label: 'Undo',
      onPress: () => void setHearts([photoId], true),
    });
  };
  return (
    <>
      <div className="favorites-panel__bar">
        <PeopleFilter people={loaded.people} active={person} onChoose={setPerson} />
        <NamesTools galleryId={galleryId} person={person} />
      </div>
      <PhotoGrid
        label="Favorited photos"
        photos={photos}
        renderOver={({ id }, index) => (
          <>
            {isOwn && (
              <span className="favorites-panel__own">
                <IconButton
                  className="favorite-button favorite-button--on"
                  label={`Remove ${photos.name[index] ?? ''} from favorites`}
                  icon={<HeartFilledIcon />}
                  isDense
                  isOnPhoto
                  onClick={() => void remove(id)}
                />
              </span>
            )}
            <span className="managed-tile__details text-xs">
              <span className="managed-tile__name">{photos.name[index]}</span>
              <span className="favorites-panel__hearts">
                <HeartFilledIcon size={12} /> {photos.favorites[index]?.toLocaleString('en-US')}
                <span className="visually-hidden">
                  {photos.favorites[index] === 1 ? ' favorite' : ' favorites'}
                </span>
              </span>
            </span>
          </>
        )}
      />
    </>
  );
}

function NamesTools({ galleryId, person }: { galleryId: string; person: string }) {
  const query = { ...(person !== everybody && { person }) };
  const path = pathOf(favoriteNames.path, { galleryId }, { ...query, extension: 'without' });
  const copyNames = async () => {
    try {
      if (await copyLater(textAt(path)))
        showToast('File names copied. Paste them into Lightroom’s text filter.');
    } catch {
      await openOverlay('error', { message: 'The file names did not load.' });
    }
  };
  return (
    <div className="favorites-panel__tools">
      <Button isDense icon={<CopyIcon size={16} />} onClick={() => void copyNames()}>
        Copy file names
      </Button>
      <a className={buttonClass({ isDense: true, kind: 'quiet' })} href={path} download>
        <DownloadIcon size={16} />
        <span className="button__label">Save as text</span>
      </a>
    </div>
  );
}

async function textAt(path: string): Promise<string> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  return reply.text();
}
