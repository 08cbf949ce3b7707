import { Dialog } from '@albumen/ui/dialog';
import { IconButton } from '@albumen/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@albumen/ui/icons';
import type { ReactNode } from 'react';
import { photoAt, sourceSet, type Photo, type PhotoColumns } from '../photos/photo-list.ts';

export interface PhotoPreviewProps {
  photos: PhotoColumns;
  photoId: string;
  /** Another photo is shown: the address follows. */
  onChange: (photoId: string) => void;
  onClose: () => void;
  /** Favorite, download, share, hero: the page's own. */
  renderActions: (photo: Photo) => ReactNode;
  renderInfo?: (photo: Photo) => ReactNode;
  /** By the key pressed, in lower case: `{ f: favorite, d: download }`. */
  keys?: Record<string, (photo: Photo) => void>;
  startsSlideshow?: boolean;
}

export function Overlay({ photos, photoId, onChange, onClose, renderActions }: PhotoPreviewProps) {
  const index = photos.id.indexOf(photoId);
  const photo = photoAt(photos, index);
  if (!photo) return null;
  const total = photos.id.length;
  const step = (by: number) => {
    const next = photos.id[(index + by + total) % total];
    if (next !== undefined) onChange(next);
  };
  return (
    <Dialog title={`Photo ${index + 1} of ${total}`} isTitleHidden shape="full" onClose={onClose}>
      <img alt={`Photo ${index + 1}`} src={photo.url('1440')} srcSet={sourceSet(photo)} />
      <div>
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
        <IconButton label="Previous photo" icon={<ChevronLeftIcon />} onClick={() => step(-1)} />
        <IconButton label="Next photo" icon={<ChevronRightIcon />} onClick={() => step(1)} />
        {renderActions(photo)}
      </div>
    </Dialog>
  );
}
