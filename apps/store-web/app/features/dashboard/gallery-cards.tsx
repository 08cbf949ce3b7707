import {
  listGalleries,
  type GalleryList,
  type GallerySort,
} from '@albumen/contract/endpoints/galleries';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useMay } from '../../shell/use-may.ts';
import { PlateImage } from '../plates/plate-image.tsx';
import { photos } from '../plates/photos.ts';
import { GalleryTile } from './gallery-tile.tsx';

export interface GalleryCardsProps {
  list: GalleryList;
  search: string;
  sort: GallerySort;
}

export function GalleryCards({ list, search, sort }: GalleryCardsProps) {
  const { galleries, next, isBusy, showMore } = usePages(list, { search, sort });
  if (galleries.length === 0) return search === '' ? <FirstGallery /> : <NoMatch search={search} />;
  return (
    <>
      <ul className="gallery-cards">
        {galleries.map((gallery) => (
          <GalleryTile key={gallery.galleryId} gallery={gallery} />
        ))}
      </ul>
      {next !== null && (
        <p className="gallery-cards__more">
          <Button isBusy={isBusy} onClick={() => void showMore()}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

function usePages(first: GalleryList, { search, sort }: { search: string; sort: GallerySort }) {
  const [pages, setPages] = useState<readonly GalleryList[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const next = (pages.at(-1) ?? first).next;
  const showMore = async () => {
    if (next === null) return;
    setIsBusy(true);
    const query = { sort, next, ...(search !== '' && { search }) };
    const reply = await call(listGalleries, { query });
    setIsBusy(false);
    if (reply.ok) setPages([...pages, reply.value]);
    else
      await openOverlay('error', { message: reply.problem.title, onRetry: () => void showMore() });
  };
  return { galleries: [first, ...pages].flatMap((page) => page.galleries), next, isBusy, showMore };
}

function FirstGallery() {
  const mayCreate = useMay('galleries:change');
  if (!mayCreate)
    return <EmptyState title="No galleries yet">They come here once made.</EmptyState>;
  return (
    <section className="first-gallery">
      <div className="first-gallery__words">
        <h2 className="title-lg">A gallery of your own</h2>
        <p className="text-lg text-muted">
          Drop a whole wedding into the browser and share it with one link.
        </p>
        <Link to={href.galleryCreate()} className={buttonClass({ kind: 'primary' })}>
          Create a gallery
        </Link>
      </div>
      <PlateImage photo={photos.aitzgorri} sizes="(min-width: 60rem) 50vw, 100vw" isFirst />
    </section>
  );
}

function NoMatch({ search }: { search: string }) {
  return (
    <EmptyState
      title={`Nothing called “${search}”`}
      action={<Link to={href.dashboard()}>See all galleries</Link>}
    >
      The search looks at titles, occasions and business names.
    </EmptyState>
  );
}
