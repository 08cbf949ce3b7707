import { editGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { occasions } from '@albumen/contract/forms/gallery-forms';
import { Menu } from '@albumen/ui/overlays/menu';
import { useEdit } from './use-edit.ts';

const none = 'none';

export function OccasionMenu({ gallery }: { gallery: Gallery }) {
  const edit = useEdit();
  const known: readonly { id: string; label: string }[] = occasions.map((occasion) => ({
    id: occasion,
    label: occasion,
  }));
  const isKnown = known.some(({ id }) => id === gallery.occasion);
  const own =
    gallery.occasion === '' || isKnown ? [] : [{ id: gallery.occasion, label: gallery.occasion }];
  return (
    <Menu
      kind="quiet"
      isDense
      choices={[{ id: none, label: 'No occasion' }, ...own, ...known]}
      selected={gallery.occasion === '' ? none : gallery.occasion}
      onChoose={(id) =>
        void edit(editGallery, {
          params: { galleryId: gallery.galleryId },
          body: { occasion: id === none ? '' : id },
        })
      }
    >
      {gallery.occasion === '' ? 'Occasion' : gallery.occasion}
    </Menu>
  );
}
