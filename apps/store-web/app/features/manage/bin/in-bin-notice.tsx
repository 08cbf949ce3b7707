import { restoreGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/button';
import { EmptyState } from '@albumen/ui/empty-state';
import { useEdit } from '../settings/use-edit.ts';

export function InBinNotice({ gallery }: { gallery: Gallery }) {
  const edit = useEdit();
  const restore = () => void edit(restoreGallery, { params: { galleryId: gallery.galleryId } });
  return (
    <main id="main" className="manage" tabIndex={-1}>
      <EmptyState
        title={`“${gallery.title || 'Untitled'}” is in the bin`}
        action={
          <Button kind="primary" onClick={restore}>
            Restore gallery
          </Button>
        }
      >
        It comes back with its photos, order, hero and favorites.
      </EmptyState>
    </main>
  );
}
