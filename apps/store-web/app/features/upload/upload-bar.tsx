import { uploadErrorCount } from '@albumen/contract/upload-messages';
import { ArrowUpIcon } from '@albumen/ui/icons';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { uploadLabel } from './upload-labels.ts';

/** All that is left of the panel after Escape; a press brings it back. */
export function UploadBar({ snapshot, onGrow }: { snapshot: UploadSnapshot; onGrow: () => void }) {
  const { title } = uploadLabel(snapshot);
  return (
    <button type="button" className="upload-bar" onClick={onGrow}>
      <progress className="progress__bar" max={1} value={snapshot.progress} aria-label="Uploaded" />
      <span className="text-sm">{title}</span>
      {snapshot.erroredCount > 0 && (
        <span className="upload-bar__errors text-sm">
          {uploadErrorCount(snapshot.erroredCount)}
        </span>
      )}
      <ArrowUpIcon size={16} />
    </button>
  );
}
