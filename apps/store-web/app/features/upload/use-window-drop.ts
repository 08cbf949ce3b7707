import { filesFrom } from '@albumen/uploader/picked-files';
import { useEffect, useEffectEvent, useState } from 'react';
import { beginUpload } from './begin-upload.ts';
import type { UploadTarget } from './upload-center.ts';

/**
 * Files may be dropped anywhere in the window. Where nothing can take them (no target), a drop must
 * still not make the browser leave for the file.
 * @returns whether files are over the window now
 */
export function useWindowDrop(target: UploadTarget | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer) => {
    if (target !== undefined) void beginUpload(target, filesFrom(transfer));
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        // Without a next element the pointer has left the window.
        if (event.relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!hasFiles(event) || !event.dataTransfer) return;
        event.preventDefault();
        take(event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver && target !== undefined;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
