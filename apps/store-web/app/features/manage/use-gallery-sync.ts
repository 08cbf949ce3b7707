import { syncGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
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

/** Asks ten seconds after an upload began, and every ten while photos come in or are being made. */
export function useGallerySync({ galleryId, version, isProcessing, load }: SyncTarget): void {
  const isUploadingHere = useActiveUpload()?.target.galleryId === galleryId;
  const sync = useEffectEvent(async () => {
    const query = version === undefined ? {} : { since: String(version) };
    const reply = await call(syncGallery, { params: { galleryId }, query });
    if (reply.ok && reply.value.version !== version) await load();
  });
  const isWaiting = isUploadingHere || isProcessing;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void sync(), limits.gallerySyncMs);
    return () => clearInterval(timer);
  }, [isWaiting, galleryId]);
}
