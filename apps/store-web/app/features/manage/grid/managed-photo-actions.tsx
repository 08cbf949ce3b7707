import { chooseHero, type Gallery } from '@albumen/contract/endpoints/galleries';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { DownloadIcon, StarIcon, TrashIcon } from '@albumen/ui/icons';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { downloadPhoto } from '../../downloads/download-photo.ts';
import type { Photo } from '../../photos/photo-list.ts';
import { useMay } from '../../../shell/use-may.ts';
import { useDeletePhotos } from '../bin/use-delete-photos.ts';
import { useEdit } from '../settings/use-edit.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

export interface ManagedPhotoActionsProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  photo: Photo;
}

export function ManagedPhotoActions({ gallery, photos, photo }: ManagedPhotoActionsProps) {
  const edit = useEdit();
  const mayChange = useMay('galleries:change');
  const deletePhotos = useDeletePhotos(photos);
  const hero = async () => {
    const params = { galleryId: gallery.galleryId, photoId: photo.id };
    if ((await edit(chooseHero, { params })) !== undefined)
      showToast('This photo is the hero now.');
  };
  return (
    <>
      {mayChange && (
        <IconButton
          label="Make it the hero"
          icon={<StarIcon />}
          aria-pressed={gallery.hero?.photoId === photo.id}
          onClick={() => void hero()}
        />
      )}
      <IconButton
        label="Download this photo"
        icon={<DownloadIcon />}
        onClick={() => void downloadPhoto({ shareId: '', photoId: photo.id })}
      />
      {mayChange && (
        <IconButton
          label="Delete this photo"
          icon={<TrashIcon />}
          onClick={() => deletePhotos([photo.id])}
        />
      )}
    </>
  );
}
