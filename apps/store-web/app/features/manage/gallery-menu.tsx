import { pathOf } from '@albumen/contract/endpoint';
import { downloadGallery } from '@albumen/contract/endpoints/downloads';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Menu } from '@albumen/ui/overlays/menu';
import { MoreIcon } from '@albumen/ui/icons';
import { useMay } from '../../shell/use-may.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { startDownload } from '../downloads/start-download.ts';

export function GalleryMenu({ gallery }: { gallery: Gallery }) {
  const { galleryId } = gallery;
  const mayChange = useMay('galleries:change');
  const choose = (id: string) => {
    if (id === 'download') startDownload(pathOf(downloadGallery.path, { galleryId }));
    if (id === 'delete') void openOverlay('deleteGallery', { gallery });
  };
  return (
    <Menu
      isIcon
      label="More"
      choices={[
        { id: 'download', label: 'Download all photos', isDisabled: gallery.photoCount === 0 },
        ...(mayChange ? [{ id: 'delete', label: 'Delete gallery', isDanger: true }] : []),
      ]}
      onChoose={choose}
    >
      <MoreIcon />
    </Menu>
  );
}
