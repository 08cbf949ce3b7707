import { pathOf } from '@albumen/contract/endpoint';
import { downloadPhoto as endpoint } from '@albumen/contract/endpoints/downloads';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { isRegistered } from './is-registered.ts';
import { startDownload } from './start-download.ts';

export interface PhotoDownload {
  /** Empty on the owner's own pages. */
  shareId: string;
  photoId: string;
}

/** One photo; a visitor is asked to register first and comes back to this photo. */
export async function downloadPhoto({ shareId, photoId }: PhotoDownload): Promise<void> {
  const isKnown = await isRegistered(() => void downloadPhoto({ shareId, photoId }));
  if (isKnown === undefined) return undefined;
  if (!isKnown) return openOverlay('downloadLogin', { shareId, photoId });
  startDownload(pathOf(endpoint.path, { photoId: `${photoId}.jpg` }));
}
