import { syncGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import type { UploadSession } from '@albumen/uploader/upload-session';
import { call } from '../../shell/api/browser-api.ts';
import { sleep } from '../../shell/sleep.ts';
import { runningSince } from './upload-stage.ts';

type Listener = (galleryId: string, version: number) => void;

const listeners = new Set<Listener>();
/** When the server answered last. */
let answered = Promise.resolve(0);

/** Tells the version that each sync found, until the returned function is called. */
export function watchSyncs(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Syncs a gallery as soon as the server takes it, unless nobody wants it any more by then. The server counts
 * from when it answered the one before, which on a slow line is long after the asking.
 */
export function syncInTime(galleryId: string, isWanted = () => true): void {
  const before = answered;
  const askInTime = async (): Promise<number> => {
    const answeredAt = await before;
    await sleep(answeredAt + limits.gallerySyncMinMs - Date.now());
    if (!isWanted()) return answeredAt;
    const reply = await call(syncGallery, { params: { galleryId }, query: {} });
    if (reply.ok) for (const listener of listeners) listener(galleryId, reply.value.version);
    return Date.now();
  };
  answered = askInTime();
}

/**
 * Syncs ten seconds after an upload began, every ten until its last photo is registered, and once more,
 * whatever page is open meanwhile.
 */
export function syncWhileUploading(galleryId: string, session: UploadSession): void {
  let since: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  session.subscribe(() => {
    const start = runningSince(session.getSnapshot());
    // One that is tried again begins anew.
    if (start === since) return;
    since = start;
    clearInterval(timer);
    if (start === null) syncInTime(galleryId);
    else timer = setInterval(() => syncInTime(galleryId), limits.gallerySyncMs);
  });
}
