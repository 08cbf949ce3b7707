import { pathOf } from '@albumen/contract/endpoint';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { BagIcon, DownloadIcon, HeartIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/navigation/link.tsx';
import { downloadPhotos } from '../../downloads/download-photos.ts';
import { favoriteAll } from '../../favorites/favorite-all.ts';
import type { FindMeProps } from './find-me.tsx';

type DeedsProps = Pick<FindMeProps, 'gallery' | 'favorites' | 'photoIds'>;

/* They travel in the address. */
const maxBought = 200;

/** What can be done with all of the photos that are shown. */
export function Deeds({ gallery, favorites, photoIds }: DeedsProps) {
  const { can, shareId, galleryId } = gallery;
  const [busy, setBusy] = useState<'favorite' | 'download'>();
  const run = async (name: typeof busy, deed: () => Promise<void>) => {
    setBusy(name);
    await deed().finally(() => setBusy(undefined));
  };
  return (
    <>
      {can.favorite && (
        <Button
          kind="quiet"
          isDense
          icon={<HeartIcon />}
          isBusy={busy === 'favorite'}
          onClick={() => void run('favorite', () => favoriteAll(favorites, photoIds))}
        >
          Favorite all
        </Button>
      )}
      {can.download && (
        <Button
          kind="quiet"
          isDense
          icon={<DownloadIcon />}
          isBusy={busy === 'download'}
          onClick={() => void run('download', () => downloadPhotos({ shareId, ids: photoIds }))}
        >
          Download all
        </Button>
      )}
      {can.shop && photoIds.length <= maxBought && (
        <Link
          className={buttonClass({ kind: 'quiet', isDense: true })}
          to={pathOf(paths.shop, {}, { gallery: galleryId, photo: photoIds.join() })}
        >
          <BagIcon />
          <span className="button__label">Buy</span>
        </Link>
      )}
    </>
  );
}
