import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { sizeInWords } from '@albumen/domain/sizes/size-in-words';
import { GalleryDate } from './gallery-date.tsx';
import { GalleryMenu } from './gallery-menu.tsx';
import { GalleryTitle } from './gallery-title.tsx';
import { OccasionMenu } from './occasion-menu.tsx';
import { ShareMenu } from './share-menu.tsx';

export function ManageHead({ gallery }: { gallery: Gallery }) {
  return (
    <header className="manage__head">
      <div className="manage__names">
        <GalleryTitle gallery={gallery} />
        <div className="manage__facts text-sm">
          <OccasionMenu gallery={gallery} />
          <GalleryDate gallery={gallery} />
          <span className="text-muted">{sizeInWords(gallery.sizeBytes)}</span>
        </div>
      </div>
      <div className="manage__actions">
        <ShareMenu gallery={gallery} />
        <GalleryMenu gallery={gallery} />
      </div>
    </header>
  );
}
