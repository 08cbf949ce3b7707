import { syncGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import type { UploadSession } from '@albumen/uploader/upload-session';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { sleep } from '../../shell/sleep.ts';
import { isOver } from '../upload/upload-center.ts';
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

/**
 * Asks ten seconds after an upload began, every ten until its last photo is registered, and once more.
 * Without an upload it asks as long as photos are being made.
 */
export function useGallerySync({ galleryId, version, isProcessing, load }: SyncTarget): void {
  const since = useUploadStart(galleryId);
  const isUploading = since !== null;
  const wasUploading = useRef(false);
  const answered = useRef(Promise.resolve(0));
  const ask = useEffectEvent(async () => {
    const query = version === undefined ? {} : { since: String(version) };
    const reply = await call(syncGallery, { params: { galleryId }, query });
    if (reply.ok && reply.value.version !== version) void load();
    return Date.now();
  });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // The server counts from when it answered the one before, which on a slow line is long after the asking.
  const sync = useEffectEvent(() => {
    const before = answered.current;
    const askInTime = async (): Promise<number> => {
      const answeredAt = await before;
      await sleep(answeredAt + limits.gallerySyncMinMs - Date.now());
      return isHere.current ? ask() : answeredAt;
    };
    answered.current = askInTime();
  });
  useEffect(() => {
    const isJustOver = !isUploading && wasUploading.current;
    wasUploading.current = isUploading;
    if (isJustOver) sync();
  }, [isUploading]);
  const isWaiting = isUploading || isProcessing;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const passed = since === null ? 0 : (Date.now() - since) % limits.gallerySyncMs;
    let timer = setTimeout(function again() {
      timer = setTimeout(again, limits.gallerySyncMs);
      sync();
    }, limits.gallerySyncMs - passed);
    return () => clearTimeout(timer);
  }, [isWaiting, since, galleryId]);
}

/** When the upload into this gallery began, epoch milliseconds; null as soon as its last photo is in. */
function useUploadStart(galleryId: string): number | null {
  const upload = useActiveUpload();
  const session = upload?.target.galleryId === galleryId ? upload.session : undefined;
  const read = () => startOf(session);
  return useSyncExternalStore(session?.subscribe ?? neverChanges, read, () => null);
}

const neverChanges = () => () => undefined;

function startOf(session: UploadSession | undefined): number | null {
  const snapshot = session?.getSnapshot();
  return snapshot === undefined || isOver(snapshot) ? null : snapshot.stopwatch.startedAt;
}
