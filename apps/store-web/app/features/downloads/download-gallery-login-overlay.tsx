import { galleryLink } from '../../gallery-link.ts';
import { RegisterPrompt } from './register-prompt.tsx';

export interface DownloadGalleryLoginProps {
  shareId: string;
  choice?: 'gallery' | 'favorites';
}

export function Overlay({ shareId, choice = 'gallery' }: DownloadGalleryLoginProps) {
  const intent = choice === 'favorites' ? 'download-favorites' : 'download-gallery';
  return (
    <RegisterPrompt
      name="downloadGalleryLogin"
      title={choice === 'favorites' ? 'Download your favorites' : 'Download the gallery'}
      backTo={galleryLink({ shareId, intent })}
    />
  );
}
