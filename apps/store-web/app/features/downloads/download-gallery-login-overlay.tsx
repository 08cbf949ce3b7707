import { galleryPlace } from '../../gallery-link.ts';
import { GuestPrompt } from '../favorites/guest-prompt.tsx';
import type { GalleryPart } from './download-photos.ts';

export interface DownloadGalleryLoginProps {
  part?: GalleryPart;
  onKnown: () => void;
}

export function Overlay({ part = 'gallery', onKnown }: DownloadGalleryLoginProps) {
  const intent = part === 'favorites' ? 'download-favorites' : 'download-gallery';
  return (
    <GuestPrompt
      name="downloadGalleryLogin"
      title={part === 'favorites' ? 'Download your favorites' : 'Download the gallery'}
      action="Download"
      backTo={galleryPlace({ intent })}
      onKnown={onKnown}
    >
      Leave your email, and the download starts. It is asked once in this gallery.
    </GuestPrompt>
  );
}
