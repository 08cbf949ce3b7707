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
  await whenKnown({ shareId }, () => downloadArchive({ galleryId: shareId, photoIds: [...ids] }));
}

export type GalleryPart = 'gallery' | 'favorites';

interface WantedPart {
  shareId: string;
  part?: GalleryPart;
}

/** All photos of a gallery, or one's favorites; answers whether the download stands in line. */
export function downloadGallery({ shareId, part = 'gallery' }: WantedPart): Promise<boolean> {
  const isFavorites = part === 'favorites';
  return whenKnown({ shareId, part }, () =>
    downloadArchive({ galleryId: shareId, ...(isFavorites && { isFavorites }) }),
  );
}

/** A visitor is asked for an email first, and goes on from there. */
async function whenKnown(wanted: WantedPart, start: () => Promise<boolean>): Promise<boolean> {
  const again = () => void whenKnown(wanted, start);
  const isAllowed = await isKnown(wanted.shareId, again);
  if (isAllowed === true) return start();
  const { part } = wanted;
  if (isAllowed === false) {
    await openOverlay('downloadGalleryLogin', { ...(part && { part }), onKnown: again });
  }
  return false;
}

/** Freezes what the archive holds and starts it; answers whether a busy server's place in line is shown. */
export async function downloadArchive(body: ArchiveBody): Promise<boolean> {
  const reply = await call(createArchive, { body });
  if (!reply.ok) {
    await openOverlay('error', {
      title: 'The download did not start',
      message: reply.problem.title,
      onRetry: () => void downloadArchive(body),
    });
    return false;
  }
  const isInLine = reply.value.position > 0;
  if (isInLine) await openOverlay('downloadGallery', { waiting: reply.value });
  else startDownload(reply.value.url);
  return isInLine;
}
