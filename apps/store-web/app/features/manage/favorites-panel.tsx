import { pathOf } from '@albumen/contract/endpoint';
import {
  favoriteNames,
  managedFavorites,
  type ManagedFavorites,
} from '@albumen/contract/endpoints/favorites';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Button, buttonClass } from '@albumen/ui/button';
import { EmptyState } from '@albumen/ui/empty-state';
import { useEffect, useState } from 'react';
import { call } from '../../shell/browser-api.ts';
import { showToast } from '../../shell/toast-store.ts';
import { copyText } from '../../shell/share-link.ts';
import { GridSkeleton } from '../photos/grid-skeleton.tsx';
import { PhotoGrid } from '../photos/photo-grid.tsx';
import { PeopleFilter } from './people-filter.tsx';

const everybody = '';

/** Who favorited what; the file names go into Lightroom's search field. */
export function FavoritesPanel({ gallery: { galleryId } }: { gallery: Gallery }) {
  const [person, setPerson] = useState(everybody);
  const loaded = useFavoritesOf(galleryId, person);
  if (loaded === undefined) return <GridSkeleton />;
  if (loaded.total === 0) {
    return (
      <EmptyState title="No favorites yet">
        They appear here as soon as a guest presses a heart, with who it was.
      </EmptyState>
    );
  }
  const query = { ...(person !== everybody && { person }) };
  const namesPath = pathOf(favoriteNames.path, { galleryId }, { ...query, extension: 'without' });
  const copyNames = async () => {
    const reply = await fetch(namesPath);
    await copyText(await reply.text());
    showToast('File names copied. Paste them into Lightroom’s text filter.');
  };
  return (
    <>
      <div className="favorites-panel__bar">
        <PeopleFilter people={loaded.people} active={person} onChoose={setPerson} />
        <div className="manage__tools">
          <Button isDense onClick={() => void copyNames()}>
            Copy file names
          </Button>
          <a className={buttonClass({ isDense: true })} href={namesPath} download>
            Save as text
          </a>
        </div>
      </div>
      <PhotoGrid
        label="Favorited photos"
        photos={loaded.photos}
        renderOver={(_, index) => (
          <span className="managed-tile__details text-xs managed-tile__details--always">
            {loaded.photos.name[index]} · {loaded.photos.favorites[index]}
            <span className="visually-hidden"> favorites</span>
          </span>
        )}
      />
    </>
  );
}

function useFavoritesOf(galleryId: string, person: string): ManagedFavorites | undefined {
  const [loaded, setLoaded] = useState<ManagedFavorites>();
  useEffect(() => {
    let isWanted = true;
    const params = { galleryId, windowWidth: String(Math.round(window.innerWidth)) };
    const query = person === everybody ? {} : { person };
    void call(managedFavorites, { params, query }).then((reply) => {
      if (isWanted && reply.ok) setLoaded(reply.value);
    });
    return () => {
      isWanted = false;
    };
  }, [galleryId, person]);
  return loaded;
}
