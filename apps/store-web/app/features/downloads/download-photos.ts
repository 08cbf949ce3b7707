import { createArchive, type ArchiveBody } from '@albumen/contract/endpoints/downloads';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { isRegistered } from './is-registered.ts';
import { downloadPhoto } from './download-photo.ts';
import { startDownload } from './start-download.ts';

/** A selection: one photo as itself, several as an archive. */
export async function downloadPhotos({
  shareId,
  ids,
}: {
  shareId: string;
  ids: readonly string[];
}): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return downloadPhoto({ shareId, photoId: only });
  const isKnown = await isRegistered(() => void downloadPhotos({ shareId, ids }));
  if (isKnown === undefined) return undefined;
  if (!isKnown) return openOverlay('downloadGalleryLogin', { shareId });
  await downloadArchive({ galleryId: shareId, photoIds: [...ids] });
}

/** Freezes what the archive holds and starts it; a busy server shows the place in line. */
export async function downloadArchive(body: ArchiveBody): Promise<void> {
  const reply = await call(createArchive, { body });
  if (!reply.ok) {
    await openOverlay('error', {
      title: 'The download did not start',
      message: reply.problem.title,
      onRetry: () => void downloadArchive(body),
    });
    return;
  }
  if (reply.value.position > 0) {
    await openOverlay('downloadGallery', { waiting: reply.value });
    return;
  }
  startDownload(reply.value.url);
}
