import { pathOf } from '@albumen/contract/endpoint';
import { downloadPhoto as endpoint } from '@albumen/contract/endpoints/downloads';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { isKnown } from './is-known.ts';
import { startDownload } from './start-download.ts';

export interface PhotoDownload {
  /** Empty on the owner's own pages. */
  shareId: string;
  photoId: string;
}

/** One photo; a visitor is asked for an email first, and goes on from there. */
export async function downloadPhoto(photo: PhotoDownload): Promise<void> {
  const again = () => void downloadPhoto(photo);
  const isAllowed = await isKnown(photo.shareId, again);
  if (isAllowed === undefined) return undefined;
  if (!isAllowed) return openOverlay('downloadLogin', { ...photo, onKnown: again });
  const params = { photoId: `${photo.photoId}.jpg` };
  return startDownload(pathOf(endpoint.path, params), {
    shownAt: pathOf(endpoint.path, params, { show: '1' }),
  });
}
