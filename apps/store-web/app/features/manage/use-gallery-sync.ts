import { limits } from '@albumen/contract/limits';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { syncInTime, watchSyncs } from '../upload/gallery-sync.ts';
import { runningSince } from '../upload/upload-stage.ts';
import { useActiveUpload } from '../upload/use-upload.ts';

interface SyncTarget {
  galleryId: string;
  /** Version that the page shows. */
  version: number | undefined;
  /** Renditions are still being made: the page waits for them. */
  isProcessing: boolean;
  /** Fetches the grid anew. */
  load: () => Promise<unknown>;
}

/** Follows the syncs of an upload into this gallery; without one the page asks as long as photos are being made. */
export function useGallerySync({ galleryId, version, isProcessing, load }: SyncTarget): void {
  const follow = useEffectEvent((syncedId: string, synced: number) => {
    if (syncedId === galleryId && synced !== version) void load();
  });
  useEffect(() => watchSyncs((syncedId, synced) => follow(syncedId, synced)), []);
  const isUploading = useIsUploading(galleryId);
  const isAsking = isProcessing && !isUploading;
  useEffect(() => {
    if (!isAsking) return undefined;
    let isHere = true;
    const timer = setInterval(() => syncInTime(galleryId, () => isHere), limits.gallerySyncMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isAsking, galleryId]);
}

function useIsUploading(galleryId: string): boolean {
  const upload = useActiveUpload();
  const session = upload?.target.galleryId === galleryId ? upload.session : undefined;
  const read = () => session !== undefined && runningSince(session.getSnapshot()) !== null;
  return useSyncExternalStore(session?.subscribe ?? neverChanges, read, () => false);
}

const neverChanges = () => () => undefined;
