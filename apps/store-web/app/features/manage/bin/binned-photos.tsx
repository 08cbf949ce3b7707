import { limits } from '@albumen/contract/limits';
import { photosLabel } from '@albumen/domain/photos/photos-label';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import {
  listBinnedPhotos,
  restorePhotos,
  type BinnedPhotos as Binned,
} from '@albumen/contract/endpoints/photos';
import { renditionUrl } from '@albumen/contract/renditions';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useCallback, useEffect, useState } from 'react';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { useMay } from '../../../shell/use-may.ts';
import { GridSkeleton } from '../../photos/grid-skeleton.tsx';
import { placeholderOf } from '../../photos/placeholder.ts';

export interface BinnedPhotosProps {
  gallery: Gallery;
  onRestored: () => void;
}

export function BinnedPhotos({
  gallery: { galleryId, photoCount },
  onRestored,
}: BinnedPhotosProps) {
  const refresh = useRefresh();
  const mayChange = useMay('galleries:change');
  const [binned, setBinned] = useState<Binned>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    const reply = await call(listBinnedPhotos, { params: { galleryId } });
    if (reply.ok) setBinned(reply.value);
    setFailure(reply.ok ? undefined : reply.problem.title);
  }, [galleryId]);
  useEffect(() => {
    void Promise.resolve().then(load);
    // A deletion that is answered while the bin is open brings another count.
  }, [load, photoCount]);
  const restore = async (ids: readonly string[]) => {
    const reply = await call(restorePhotos, { body: { ids: [...ids] } });
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    showToast(`${photosLabel(ids.length)} ${ids.length === 1 ? 'is' : 'are'} back.`);
    onRestored();
    await Promise.all([load(), refresh()]);
    return undefined;
  };
  if (failure !== undefined) {
    return (
      <EmptyState
        title="The bin did not load"
        action={<Button onClick={() => void load()}>Try again</Button>}
      >
        {failure}
      </EmptyState>
    );
  }
  if (binned === undefined) return <GridSkeleton />;
  if (binned.id.length === 0) {
    return (
      <EmptyState title="The bin is empty">
        Deleted photos stay here for {limits.deletedKeptDays} days.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="favorites-panel__bar">
        <p className="text-sm text-muted">
          Deleted photos stay here for {limits.deletedKeptDays} days.
        </p>
        {mayChange && (
          <Button isDense onClick={() => void restore(binned.id)}>
            Restore all {inWords(binned.id.length)}
          </Button>
        )}
      </div>
      <ul className="binned-photos">
        {binned.id.map((id, index) => (
          <BinnedPhoto
            key={id}
            binned={binned}
            index={index}
            onRestore={mayChange ? () => void restore([id]) : undefined}
          />
        ))}
      </ul>
    </>
  );
}

interface BinnedPhotoProps {
  binned: Binned;
  index: number;
  /** Undefined where the viewer may not. */
  onRestore: (() => void) | undefined;
}

function BinnedPhoto({ binned, index, onRestore }: BinnedPhotoProps) {
  const hash = binned.hash[index];
  const name = binned.name[index] ?? '';
  return (
    <li className="binned-photos__photo">
      {hash == null ? (
        <span className="binned-photos__blank" />
      ) : (
        <img
          src={renditionUrl({ base: binned.base, token: binned.token[index] ?? '' }, '400')}
          alt=""
          loading="lazy"
          style={{
            aspectRatio: binned.ratio[index],
            backgroundImage: `url(${placeholderOf(hash)})`,
          }}
        />
      )}
      <div>
        <p className="binned-photos__name text-sm">{name}</p>
        <p className="text-xs text-muted">
          until {formatDate(new Date(binned.keptUntil[index] ?? 0))}
        </p>
      </div>
      {onRestore && (
        <Button isDense kind="quiet" aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
      )}
    </li>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
