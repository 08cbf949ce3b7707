import { createArchive, type ArchiveBody } from '@albumen/contract/endpoints/downloads';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { isKnown } from './is-known.ts';
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
  const start = () => downloadArchive({ galleryId: shareId, photoIds: [...ids] });
  return whenKnown({ shareId }, start);
}

export type GalleryPart = 'gallery' | 'favorites';

interface WantedPart {
  shareId: string;
  part?: GalleryPart;
}

/** All photos of a gallery, or one's favorites. */
export function downloadGallery({ shareId, part = 'gallery' }: WantedPart): Promise<void> {
  const isFavorites = part === 'favorites';
  return whenKnown({ shareId, part }, () =>
    downloadArchive({ galleryId: shareId, ...(isFavorites && { isFavorites }) }),
  );
}

/** A visitor is asked for an email first, and goes on from there. */
async function whenKnown(wanted: WantedPart, start: () => Promise<void>): Promise<void> {
  const again = () => void whenKnown(wanted, start);
  const isAllowed = await isKnown(wanted.shareId, again);
  if (isAllowed === undefined) return undefined;
  if (!isAllowed) return openOverlay('downloadGalleryLogin', { ...wanted, onKnown: again });
  return start();
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
