import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatSize } from '@albumen/domain/sizes/format-size';
import { Chip } from '@albumen/ui/chip';
import { GalleryDate } from './settings/gallery-date.tsx';
import { GalleryMenu } from './gallery-menu.tsx';
import { GalleryTitle } from './settings/gallery-title.tsx';
import { OccasionMenu } from './settings/occasion-menu.tsx';
import { ShareMenu } from './sharing/share-menu.tsx';
import type { ManagedPhotos } from './grid/use-managed-photos.ts';

export function ManageHead({ gallery, photos }: { gallery: Gallery; photos: ManagedPhotos }) {
  const sizeBytes = photos.columns?.sizeBytes.reduce((sum, bytes) => sum + bytes, 0);
  return (
    <header className="manage__head">
      <GalleryTitle gallery={gallery} />
      <div className="manage__facts text-sm">
        <OccasionMenu gallery={gallery} />
        <GalleryDate gallery={gallery} />
        <span className="manage__size text-muted">
          {formatSize(sizeBytes ?? gallery.sizeBytes)}
        </span>
        <Visibility gallery={gallery} />
      </div>
      <div className="manage__actions">
        <ShareMenu gallery={gallery} />
        <GalleryMenu gallery={gallery} />
      </div>
    </header>
  );
}

/** Who can see it, in a word. */
function Visibility({ gallery }: { gallery: Gallery }) {
  const { link, hasPin, expiresOn, isExpired } = gallery;
  if (link === null) return <Chip>Not shared</Chip>;
  if (isExpired) return <Chip>Closed</Chip>;
  const facts = [
    'Shared',
    hasPin && 'with PIN',
    expiresOn !== null && `until ${formatDate(new Date(expiresOn))}`,
  ];
  return <Chip isAccent>{facts.filter(Boolean).join(' ')}</Chip>;
}
