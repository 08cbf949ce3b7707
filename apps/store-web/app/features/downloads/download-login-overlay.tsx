import { galleryPlace } from '../../gallery-link.ts';
import { GuestPrompt } from '../favorites/guest-prompt.tsx';
import type { PhotoDownload } from './download-photo.ts';

export interface DownloadLoginProps extends Pick<PhotoDownload, 'photoId'> {
  onKnown: () => void;
}

/** One photo: it downloads once the gallery knows for whom. */
export function Overlay({ photoId, onKnown }: DownloadLoginProps) {
  return (
    <GuestPrompt
      name="downloadLogin"
      title="Download this photo"
      action="Download"
      backTo={galleryPlace({ photoId, intent: 'download' })}
      onKnown={onKnown}
    >
      Leave your email, and the download starts. It is asked once in this gallery.
    </GuestPrompt>
  );
}
