import { galleryLink } from '../../gallery-link.ts';
import { GuestPrompt } from '../favorites/guest-prompt.tsx';
import type { PhotoDownload } from './download-photo.ts';

export interface DownloadLoginProps extends PhotoDownload {
  onKnown: () => void;
}

/** One photo: it downloads once the gallery knows for whom. */
export function Overlay({ shareId, photoId, onKnown }: DownloadLoginProps) {
  return (
    <GuestPrompt
      name="downloadLogin"
      title="Download this photo"
      action="Download"
      backTo={galleryLink({ shareId, photoId, intent: 'download' })}
      onKnown={onKnown}
    >
      Leave your email, and the download starts. It is asked once in this gallery.
    </GuestPrompt>
  );
}
