import { Button } from '@albumen/ui/buttons/button';
import { DownloadIcon, HeartIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { downloadPhotos } from '../../downloads/download-photos.ts';
import { favoriteAll } from '../../favorites/favorite-all.ts';
import { BuyLink } from '../buy-link.tsx';
import type { FindMeProps } from './find-me.tsx';

type DeedsProps = Pick<FindMeProps, 'gallery' | 'favorites' | 'photoIds'>;

/** What can be done with all of the photos that are shown. */
export function Deeds({ gallery, favorites, photoIds }: DeedsProps) {
  const { can, shareId } = gallery;
  const [busy, setBusy] = useState<'favorite' | 'download'>();
  const run = async (name: typeof busy, deed: () => Promise<unknown>) => {
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
      <BuyLink gallery={gallery} photoIds={photoIds} />
    </>
  );
}
