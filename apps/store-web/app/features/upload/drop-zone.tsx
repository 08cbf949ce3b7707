import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { UploadIcon } from '@albumen/ui/icons';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef, type ReactNode } from 'react';
import { beginUpload } from './begin-upload.ts';
import type { UploadTarget } from './upload-center.ts';
import { FileInputs, type FileInputsHandle } from './file-inputs.tsx';
import './drop-zone.css';

export interface DropZoneProps {
  target: UploadTarget;
  title: ReactNode;
  /** Files are over the window. */
  isOver: boolean;
}

const most = limits.photosPerGallery.toLocaleString('en-US');
const largest = limits.photoMaxBytes / limits.megabyteBytes;

/** The wide field that says that files and folders can be dropped, with a button for either. */
export function DropZone({ target, title, isOver }: DropZoneProps) {
  const inputs = useRef<FileInputsHandle>(null);
  const choose = () => inputs.current?.chooseFiles();
  return (
    <section className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'} aria-label="Add photos">
      <UploadIcon size={28} />
      <h2 className="title-md">{title}</h2>
      <p className="drop-zone__hint">
        <span className="drop-zone__drop">Drop a folder or photos anywhere on this page. </span>
        JPG, up to {largest} MB each, {most} in a gallery.
      </p>
      <div className="drop-zone__buttons">
        <Button kind="primary" onClick={choose}>
          Choose photos
        </Button>
        <Button className="drop-zone__folder" onClick={() => inputs.current?.chooseFolder()}>
          Choose a folder
        </Button>
      </div>
      <FileInputs
        ref={inputs}
        onPick={(files) => void beginUpload({ ...target, onChooseAgain: choose }, filesFrom(files))}
      />
    </section>
  );
}
