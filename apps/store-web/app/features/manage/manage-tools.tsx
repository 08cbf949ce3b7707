import { editGallerySettings, type Gallery } from '@albumen/contract/endpoints/galleries';
import { isPhotoSort, type PhotoSort } from '@albumen/contract/photo-sorts';
import { Button } from '@albumen/ui/button';
import { UploadIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/menu';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef } from 'react';
import type { Selection } from '../photos/use-selection.ts';
import { beginUpload } from '../upload/begin-upload.ts';
import { FileInputs, type FileInputsHandle } from '../upload/file-inputs.tsx';
import type { Details } from './use-details.ts';
import { useEdit } from './use-edit.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

export interface ManageToolsProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  selection: Selection;
  details: Details;
  sort: PhotoSort;
  onSort: (sort: PhotoSort) => void;
}

const sortLabels: Record<PhotoSort, string> = {
  custom: 'My order',
  'custom-desc': 'My order, reversed',
  taken: 'Time taken',
  'taken-desc': 'Time taken, newest first',
  uploaded: 'Time uploaded',
  'uploaded-desc': 'Time uploaded, newest first',
  name: 'File name',
  'name-desc': 'File name, Z to A',
};

/** Order, details, selection and more photos. The order is what guests see, too. */
export function ManageTools(props: ManageToolsProps) {
  const { gallery, photos, selection, details, sort, onSort } = props;
  const edit = useEdit();
  const inputs = useRef<FileInputsHandle>(null);
  const choices = Object.entries(sortLabels).map(([id, label]) => ({ id, label }));
  const choose = (id: string) => {
    if (!isPhotoSort(id)) return;
    onSort(id);
    const params = { galleryId: gallery.galleryId };
    void edit(editGallerySettings, { params, body: { sort: id } });
  };
  const all = photos.columns?.id ?? [];
  const target = { galleryId: gallery.galleryId, photosInGallery: all.length };
  return (
    <div className="manage__tools">
      <Menu kind="quiet" isDense choices={choices} selected={sort} onChoose={choose}>
        {sortLabels[sort]}
      </Menu>
      <Button
        kind="quiet"
        isDense
        aria-pressed={details.isShown}
        disabled={details.isLocked}
        onClick={details.toggle}
      >
        {details.isShown ? 'Hide details' : 'Show details'}
      </Button>
      {all.length > 0 && (
        <Button kind="quiet" isDense onClick={() => selection.choose(all)}>
          Select all
        </Button>
      )}
      <Button isDense icon={<UploadIcon />} onClick={() => inputs.current?.chooseFiles()}>
        Add photos
      </Button>
      <FileInputs ref={inputs} onPick={(files) => void beginUpload(target, filesFrom(files))} />
    </div>
  );
}
