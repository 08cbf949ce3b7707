import { Button } from '@albumen/ui/button';
import { filesFrom } from '@albumen/uploader/picked-files';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { beginUpload, type UploadTarget } from './begin-upload.ts';
import { FileInputs, type FileInputsHandle } from './file-inputs.tsx';
import './upload.css';

export interface DropZoneProps {
  target: UploadTarget;
  title: ReactNode;
  children?: ReactNode;
}

/** The wide field where files and folders are dropped, with a button for either. */
export function DropZone({ target, title, children }: DropZoneProps) {
  const inputs = useRef<FileInputsHandle>(null);
  const drop = useDrop(target);
  return (
    <section
      className={drop.isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
      aria-label="Add photos"
      {...drop.handlers}
    >
      <h2 className="title-md">{title}</h2>
      <p className="drop-zone__hint">
        Drop a folder or photos anywhere here. JPG, up to 40 MB each, 3,200 a gallery.
      </p>
      <div className="drop-zone__buttons">
        <Button kind="primary" onClick={() => inputs.current?.chooseFiles()}>
          Choose photos
        </Button>
        <Button onClick={() => inputs.current?.chooseFolder()}>Choose a folder</Button>
      </div>
      {children}
      <FileInputs ref={inputs} onPick={(files) => void beginUpload(target, filesFrom(files))} />
    </section>
  );
}

/** Dropping works wherever these handlers are: the drop zone, and the whole manage page. */
export function useDrop(target: UploadTarget) {
  const [depth, setDepth] = useState(0);
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => isFiles(event) && setDepth((now) => now + 1),
      onDragLeave: (event: DragEvent) => isFiles(event) && setDepth((now) => Math.max(0, now - 1)),
      onDragOver: (event: DragEvent) => {
        if (isFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        void beginUpload(target, filesFrom(event.dataTransfer));
      },
    },
  };
}
