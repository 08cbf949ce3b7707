import { uploadErrorCount, uploadMessages } from '@albumen/contract/upload-messages';
import { Button } from '@albumen/ui/button';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { isUnderWay } from './use-upload.ts';
import type { ActiveUpload } from './upload-center.ts';

const listed = 100;

/** What failed and why; one button drops what is done and tries the rest again. */
export function UploadFailures({
  upload,
  snapshot,
}: {
  upload: ActiveUpload;
  snapshot: UploadSnapshot;
}) {
  const failed = snapshot.files.filter(({ status }) => status === 'failed' || status === 'invalid');
  return (
    <section className="upload-failures" aria-label={uploadErrorCount(snapshot.erroredCount)}>
      <details>
        <summary>
          <strong>{uploadErrorCount(snapshot.erroredCount)}</strong>
        </summary>
        <p className="text-sm">{uploadMessages.progressErrors}</p>
        <ul className="upload-issue__files text-sm">
          {failed.slice(0, listed).map((file) => (
            <li key={file.id}>
              <span className="upload-issue__name">{file.name}</span>
              <span className="upload-failures__why">
                {file.problem?.message} {file.problem?.advice}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {!isUnderWay(snapshot) && (
        <Button isDense onClick={() => void upload.session.retry()}>
          Retry all
        </Button>
      )}
    </section>
  );
}
