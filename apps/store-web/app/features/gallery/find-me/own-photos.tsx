import { pathOf } from '@albumen/contract/endpoint';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { BagIcon, DownloadIcon, EyeOffIcon, HeartIcon, PlusIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState, type Ref } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/navigation/link.tsx';
import { favoriteAll } from '../../favorites/favorite-all.ts';
import { downloadPhotos } from '../../downloads/download-photos.ts';
import type { FindMeProps } from './find-me.tsx';
import type { Found } from './found.ts';
import { HideMe } from './hide-me.tsx';

export interface OwnPhotosProps extends FindMeProps {
  found: Found;
  /** Found just now: the reader of a screen goes on here. */
  isNew: boolean;
  ref: Ref<HTMLElement>;
  onAdd: () => void;
  onHidden: (faces: number) => void;
}

/* They travel in the address. */
const maxBought = 200;

/** Above her photos: how many there are, and what can be done with all of them. */
export function OwnPhotos(props: OwnPhotosProps) {
  const { gallery, photoIds, isNew, ref, onAdd } = props;
  const count = photoIds.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const photos = count === 1 ? 'photo' : 'photos';
  return (
    <section ref={ref} className="find-me find-me--found" aria-labelledby="find-me-title">
      <div>
        <h2 className="title-md" id="find-me-title" aria-live="polite" tabIndex={-1} ref={heading}>
          {count.toLocaleString('en-US')} {photos} of you
        </h2>
        <p className="text-sm text-muted">
          {count === 0
            ? 'Nothing is left. Another picture of you may find more.'
            : 'The surest first. Somebody else? Press “Not me” on the photo.'}
          {gallery.findMe?.isReady === false &&
            ' More may turn up: photos are still looked through.'}
        </p>
      </div>
      <div className="find-me__actions">
        {count > 0 && <Deeds {...props} />}
        <Button kind="quiet" isDense icon={<PlusIcon />} onClick={onAdd}>
          Add a picture
        </Button>
        <Hiding {...props} />
      </div>
    </section>
  );
}

function Deeds({ gallery, favorites, photoIds }: OwnPhotosProps) {
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

function Hiding({ found, onHidden }: OwnPhotosProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" isDense icon={<EyeOffIcon />} onClick={() => setIsAsked(true)}>
        Hide me
      </Button>
      {isAsked && <HideMe found={found} onHidden={onHidden} onClose={() => setIsAsked(false)} />}
    </>
  );
}
