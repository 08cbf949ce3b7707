import { photosLabel } from '@albumen/domain/photos/photos-label';
import { listStartPhotos, type EditorPhotos } from '@albumen/contract/endpoints/editor';
import { useEffect, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { EditorSkeleton } from '../opening/editor-skeleton.tsx';
import { FailedOpening } from '../opening/failed-opening.tsx';
import { photosToBeginWith } from '../opening/photos-to-begin-with.ts';
import type { Opening } from '../opening/opening.ts';
import { createPictures, type Pictures } from '../canvas/pictures.ts';
import { BulkWorkspace, type BulkWorkspaceProps } from './bulk-workspace.tsx';
import { bulkDrafts, openBulk, type KeptBulk } from './kept-bulk.ts';
import './bulk.css';

/** Many prints, as they were left in this browser. */
export function BulkPage({ opening }: { opening: Opening }) {
  const [workspace, setWorkspace] = useState<Omit<BulkWorkspaceProps, 'opening'>>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let made: Pictures | undefined;
    let isGone = false;
    const key = `bulk:${location.pathname}${location.search}`;
    void loadBulk(opening, key).then((loaded) => {
      if (isGone) return;
      if ('failure' in loaded) {
        setFailure(loaded.failure);
        return;
      }
      const { base, photos } = loaded.photos;
      const photoOf = new Map(photos.map((photo) => [photo.photoId, photo]));
      made = createPictures({ base: () => base, photoOf: (photoId) => photoOf.get(photoId) });
      const opened = openBulk(
        opening,
        { photos, chosen: photosToBeginWith(opening, photos) },
        loaded.kept,
      );
      if (opened.missingCount > 0) {
        showToast(`${photosLabel(opened.missingCount)} of these were deleted.`);
      }
      setWorkspace({ keptAs: key, opened, pictures: made });
    });
    return () => {
      isGone = true;
      made?.stop();
    };
  }, [opening, attempt]);
  if (failure !== '') {
    const onRetry = () => {
      setFailure('');
      setAttempt(attempt + 1);
    };
    return <FailedOpening opening={opening} failure={failure} onRetry={onRetry} />;
  }
  return workspace === undefined ? (
    <EditorSkeleton opening={opening} />
  ) : (
    <BulkWorkspace opening={opening} {...workspace} />
  );
}

async function loadBulk(
  { projectId }: Opening,
  key: string,
): Promise<{ photos: EditorPhotos; kept: KeptBulk | undefined } | { failure: string }> {
  const [reply, kept] = await Promise.all([
    call(listStartPhotos, { params: { projectId } }),
    bulkDrafts.get(key),
  ]);
  return reply.ok ? { photos: reply.value, kept } : { failure: reply.problem.title };
}
