import { sizeInWords } from '@albumen/domain/sizes/size-in-words';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

const rowPixels = 44;

/** Every file with its own state; of thousands only the rows in view exist. */
export function FileList({ files }: { files: readonly UploadFile[] }) {
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
              <li key={file.id} style={{ transform: `translateY(${start}px)` }}>
                {file.thumbnailUrl === null ? (
                  <span className="upload-files__blank" />
                ) : (
                  <img src={file.thumbnailUrl} alt="" width={32} height={32} />
                )}
                <span className="upload-issue__name">{file.name}</span>
                <span className="text-muted">{stateOf(file)}</span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function stateOf({
  status,
  phase,
  isDuplicate,
  isInGallery,
  sentBytes,
  sizeBytes,
}: UploadFile): string {
  if (status === 'completed') return isDuplicate || isInGallery ? 'Already there' : 'Done';
  if (phase === 'storing') return `${Math.floor((100 * sentBytes) / sizeBytes)}%`;
  if (status === 'in-progress') return 'Checking';
  if (status === 'failed' || status === 'invalid') return 'Failed';
  if (status === 'canceled') return 'Canceled';
  return sizeInWords(sizeBytes);
}
