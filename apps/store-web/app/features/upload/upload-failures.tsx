import { uploadErrorCount, uploadMessages } from '@albumen/contract/upload-messages';
import { Button } from '@albumen/ui/buttons/button';
import { RetryIcon, WarningIcon } from '@albumen/ui/icons';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { retryUpload } from './begin-upload.ts';
import { isMissing } from './upload-labels.ts';
import type { ActiveUpload } from './upload-center.ts';
import { isOver } from './upload-stage.ts';

const listed = 100;

export interface UploadFailuresProps {
  upload: ActiveUpload;
  snapshot: UploadSnapshot;
}

/** What failed and why; one button drops what is done and tries the rest again. */
export function UploadFailures({ upload, snapshot }: UploadFailuresProps) {
  const failed = snapshot.files.filter(isMissing);
  if (failed.length === 0) return null;
  const count = uploadErrorCount(failed.length);
  return (
    <section className="upload-failures" aria-label={count}>
      <details open={failed.length <= 3}>
        <summary>
          <WarningIcon size={16} /> <strong>{count}</strong>
        </summary>
        <p className="text-sm">{uploadMessages.progressErrors}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable */}
        <ul className="upload-failures__list text-sm" tabIndex={0}>
          {failed.slice(0, listed).map((file) => (
            <li key={file.id}>
              <span className="upload-failures__name">{file.name}</span>
              <span className="text-muted">
                {file.problem?.message} {file.problem?.advice}
              </span>
            </li>
          ))}
        </ul>
        {failed.length > listed && (
          <p className="text-sm text-muted">
            and {(failed.length - listed).toLocaleString('en-US')} more
          </p>
        )}
      </details>
      {isOver(snapshot) && snapshot.erroredCount > 0 && (
        <Button isDense icon={<RetryIcon size={16} />} onClick={() => void retryUpload(upload)}>
          Retry all
        </Button>
      )}
    </section>
  );
}
