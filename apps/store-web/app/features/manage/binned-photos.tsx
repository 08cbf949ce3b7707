import type { Gallery } from '@albumen/contract/endpoints/galleries';
import {
  listBinnedPhotos,
  restorePhotos,
  type BinnedPhotos as Binned,
} from '@albumen/contract/endpoints/photos';
import { renditionUrl } from '@albumen/contract/renditions';
import { dateInWords } from '@albumen/domain/dates/moment-in-words';
import { Button } from '@albumen/ui/button';
import { EmptyState } from '@albumen/ui/empty-state';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

export interface BinnedPhotosProps {
  gallery: Gallery;
  onRestored: () => void;
}

export function BinnedPhotos({ gallery: { galleryId }, onRestored }: BinnedPhotosProps) {
  const [binned, setBinned] = useState<Binned>();
  const load = useCallback(async () => {
    const reply = await call(listBinnedPhotos, { params: { galleryId } });
    if (reply.ok) setBinned(reply.value);
  }, [galleryId]);
  useEffect(() => {
    void Promise.resolve().then(load);
  }, [load]);
  const restore = async (ids: readonly string[]) => {
    const reply = await call(restorePhotos, { body: { ids: [...ids] } });
    if (!reply.ok) return openOverlay('error', { message: reply.problem.title });
    onRestored();
    return load();
  };
  if (binned === undefined) return null;
  if (binned.id.length === 0) {
    return <EmptyState title="The bin is empty">Deleted photos stay here for 30 days.</EmptyState>;
  }
  return (
    <>
      <p className="favorites-panel__bar">
        <Button isDense onClick={() => void restore(binned.id)}>
          Restore all
        </Button>
      </p>
      <ul className="binned-photos">
        {binned.id.map((id, index) => (
          <li key={id}>
            <img
              src={renditionUrl({ base: binned.base, token: binned.token[index] ?? '' }, '400')}
              alt=""
              loading="lazy"
            />
            <p className="text-sm">{binned.name[index]}</p>
            <p className="text-xs text-muted">
              until {dateInWords(new Date(binned.keptUntil[index] ?? 0))}
            </p>
            <Button isDense onClick={() => void restore([id])}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
