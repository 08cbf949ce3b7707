import { editGallerySettings, type Gallery } from '@albumen/contract/endpoints/galleries';
import { isPhotoSort, type PhotoSort } from '@albumen/contract/photo-sorts';
import { Button } from '@albumen/ui/buttons/button';
import { CheckIcon, EyeIcon, EyeOffIcon, SortIcon, UploadIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/overlays/menu';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef } from 'react';
import { useMay } from '../../shell/use-may.ts';
import type { Selection } from '../photos/use-selection.ts';
import { beginUpload } from '../upload/begin-upload.ts';
import { FileInputs, type FileInputsHandle } from '../upload/file-inputs.tsx';
import { FolderMenu } from './grid/folder-menu.tsx';
import { MarksMenu } from './grid/marks-menu.tsx';
import type { MarksFilter } from './grid/use-marks-filter.ts';
import { TileSizeMenu } from './grid/tile-size-menu.tsx';
import type { TileSize } from './grid/tile-sizes.ts';
import type { FolderFilter } from './grid/use-folder-filter.ts';
import type { Details } from './grid/use-details.ts';
import { useEdit } from './settings/use-edit.ts';
import type { ManagedPhotos } from './grid/use-managed-photos.ts';

export interface ManageToolsProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  selection: Selection;
  details: Details;
  sort: PhotoSort;
  onSort: (sort: PhotoSort) => void;
  tileSize: TileSize;
  onTileSize: (size: TileSize) => void;
  filter: FolderFilter;
  marks: MarksFilter;
  /** Whatever is shown of them. */
  photosInGallery: number;
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

/** Order, details, selection and more photos; on a phone at its lower edge, where thumbs are. */
export function ManageTools(props: ManageToolsProps) {
  const { gallery, photos, selection, details, sort, onSort } = props;
  const edit = useEdit();
  const mayChange = useMay('galleries:change');
  const choices = Object.entries(sortLabels).map(([id, label]) => ({ id, label }));
  const choose = (id: string) => {
    if (!isPhotoSort(id) || id === sort) return;
    onSort(id);
    // Whoever only looks has the order for this look.
    if (!mayChange) return;
    const params = { galleryId: gallery.galleryId };
    void edit(editGallerySettings, { params, body: { sort: id } });
  };
  const all = photos.columns?.id ?? [];
  return (
    <div className="manage__tools">
      {all.length > 0 && (
        <>
          <FolderMenu {...props.filter} />
          <MarksMenu {...props.marks} />
          <TileSizeMenu size={props.tileSize} onChoose={props.onTileSize} />
          <Menu
            kind="quiet"
            isDense
            label={`Order: ${sortLabels[sort]}`}
            choices={choices}
            selected={sort}
            onChoose={choose}
          >
            <SortIcon /> <span className="button__label">{sortLabels[sort]}</span>
          </Menu>
          <Button
            kind="quiet"
            isDense
            icon={details.isShown ? <EyeOffIcon /> : <EyeIcon />}
            disabled={details.isLocked}
            onClick={details.toggle}
          >
            {details.isShown ? 'Hide details' : 'Show details'}
          </Button>
          <Button kind="quiet" isDense icon={<CheckIcon />} onClick={() => selection.choose(all)}>
            Select all
          </Button>
        </>
      )}
      {mayChange && (
        <AddPhotos galleryId={gallery.galleryId} photosInGallery={props.photosInGallery} />
      )}
    </div>
  );
}

function AddPhotos(target: { galleryId: string; photosInGallery: number }) {
  const inputs = useRef<FileInputsHandle>(null);
  const choose = () => inputs.current?.chooseFiles();
  return (
    <>
      <Button isDense icon={<UploadIcon />} onClick={choose}>
        Add photos
      </Button>
      <FileInputs
        ref={inputs}
        onPick={(files) => void beginUpload({ ...target, onChooseAgain: choose }, filesFrom(files))}
      />
    </>
  );
}
