import {
  photoCheckHelp,
  photoCheckMessage,
  unsupportedFileAdvice,
  uploadMessages,
} from '@albumen/contract/upload-messages';
import { unsupportedKindOf } from '@albumen/domain/uploads/file-type';
import type { PhotoIssue } from '@albumen/domain/uploads/photo-checks';
import { sizeInWords } from '@albumen/domain/sizes/size-in-words';
import type { UploadFile } from '@albumen/uploader/upload-state';

const listed = 200;

/** One check with its sentence, its files and their real figures, and where to learn more. */
export function CheckIssue({ issue, files }: { issue: PhotoIssue; files: readonly UploadFile[] }) {
  const ids = new Set(issue.photoIds);
  const concerned = files.filter(({ id }) => ids.has(id));
  const isLargeBatchBrowser = /Chrome\/|Firefox\//.test(navigator.userAgent);
  return (
    <li className={issue.isBlocking ? 'upload-issue upload-issue--blocking' : 'upload-issue'}>
      <p>
        {photoCheckMessage(issue.code, issue.photoIds.length, isLargeBatchBrowser)}{' '}
        <a href={photoCheckHelp(issue.code)} target="_blank" rel="noreferrer">
          {uploadMessages.learnMore}
        </a>
      </p>
      {issue.code === 'unsupportedFileType' &&
        adviceFor(concerned).map((advice) => (
          <p key={advice} className="text-sm text-muted">
            {advice}
          </p>
        ))}
      <details open={concerned.length <= 5}>
        <summary className="text-sm">
          {concerned.length === 1 ? '1 file' : `${concerned.length.toLocaleString('en-US')} files`}
        </summary>
        <ul className="upload-issue__files text-sm">
          {concerned.slice(0, listed).map((file) => (
            <li key={file.id}>
              <span className="upload-issue__name">{file.name}</span>
              <span className="text-muted">{figuresOf(file)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function figuresOf({ dimensions, sizeBytes }: UploadFile): string {
  const size = sizeInWords(sizeBytes);
  return dimensions === null ? size : `${dimensions.width} × ${dimensions.height}, ${size}`;
}

function adviceFor(files: readonly UploadFile[]): readonly string[] {
  return [...new Set(files.map((file) => unsupportedFileAdvice(unsupportedKindOf(file))))];
}
