import { photoMarks, type PhotoMarks } from '@albumen/contract/endpoints/photo-marks';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { chosenColumns } from '../../photos/chosen-columns.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

export type Mark = keyof PhotoMarks;

export interface MarksFilter {
  /** How many photos have each mark; those with none are left out. */
  counts: readonly { mark: Mark; count: number }[];
  /** Undefined: all photos are shown. */
  active: Mark | undefined;
  choose: (mark: Mark | undefined) => void;
  photos: ManagedPhotos;
}

const marks: readonly Mark[] = ['eyesClosed', 'blurred', 'duplicates'];

/** Photos that the photographer may want to look at again; a help that nobody misses when it does not load. */
export function useMarksFilter(galleryId: string, photos: ManagedPhotos): MarksFilter {
  const [loaded, setLoaded] = useState<PhotoMarks>();
  const [chosen, choose] = useState<Mark>();
  const count = photos.columns?.id.length;
  useEffect(() => {
    if (count === undefined || count === 0) return;
    let isWanted = true;
    void call(photoMarks, { params: { galleryId } }).then((reply) => {
      if (isWanted && reply.ok) setLoaded(reply.value);
    });
    return () => {
      isWanted = false;
    };
  }, [galleryId, count]);
  return useMemo(() => {
    const idsOf = (mark: Mark) => new Set(loaded?.[mark].flat());
    const counts = marks
      .map((mark) => ({ mark, count: idsOf(mark).size }))
      .filter((entry) => entry.count > 0);
    const active = counts.find(({ mark }) => mark === chosen)?.mark;
    const { columns } = photos;
    if (active === undefined || columns === undefined) return { counts, active, choose, photos };
    const ids = idsOf(active);
    const shown = chosenColumns(columns, (id) => ids.has(id));
    return { counts, active, choose, photos: { ...photos, columns: shown } };
  }, [loaded, chosen, photos]);
}
