import { RegisterPrompt } from './register-prompt.tsx';
import { galleryLink } from '../../gallery-link.ts';
import type { PhotoDownload } from './download-photo.ts';

/** One photo: back at the same photo afterwards, where the download starts. */
export function Overlay({ shareId, photoId }: PhotoDownload) {
  return (
    <RegisterPrompt
      name="downloadLogin"
      title="Download this photo"
      backTo={galleryLink({ shareId, photoId, intent: 'download' })}
    />
  );
}
