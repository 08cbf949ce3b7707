import { formatSize } from '@albumen/domain/sizes/format-size';
import type { UploadSession } from '@albumen/uploader/upload-session';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { FileThumbnail } from './file-thumbnail.tsx';
import { isMissing } from './upload-labels.ts';

const rowPixels = 52;

export interface FileListProps {
  session: UploadSession;
  files: readonly UploadFile[];
}

/** Every file with its own state; of thousands only the rows in view exist. */
export function FileList({ session, files }: FileListProps) {
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the row functions are used at once, never kept
  const rows = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan: 6,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable
    <section className="upload-files" ref={scroller} tabIndex={0} aria-label="Files">
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const file = files[index];
          return (
            file && (
              <li
                key={file.id}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={index + 1}
                aria-setsize={files.length}
              >
                <FileThumbnail session={session} file={file} />
                <span className="upload-files__name">{file.name}</span>
                <span className="text-muted">{stateOf(file)}</span>
                {file.phase === 'storing' && (
                  <progress
                    className="upload-files__progress progress__bar"
                    max={file.sizeBytes}
                    value={file.sentBytes}
                    aria-label={file.name}
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function stateOf(file: UploadFile): string {
  const { status, phase, isDuplicate, isInGallery, sentBytes, sizeBytes } = file;
  if (isMissing(file)) return file.problem?.message ?? 'Failed';
  if (status === 'completed') return isDuplicate || isInGallery ? 'Already there' : 'Done';
  if (phase === 'storing') return `${Math.floor((100 * sentBytes) / Math.max(1, sizeBytes))}%`;
  if (status === 'in-progress') return 'Checking';
  if (status === 'canceled') return 'Canceled';
  return formatSize(sizeBytes);
}
