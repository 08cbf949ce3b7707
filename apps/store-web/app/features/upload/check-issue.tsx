import {
  photoCheckHelp,
  photoCheckMessage,
  uploadMessages,
} from '@albumen/contract/upload-messages';
import type { PhotoIssue } from '@albumen/domain/uploads/photo-checks';
import { formatSize } from '@albumen/domain/sizes/format-size';
import type { UploadSession } from '@albumen/uploader/upload-session';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { FileThumbnail } from './file-thumbnail.tsx';

const listed = 200;
/** A thumbnail of a file costs reading the file. */
const drawn = 24;
const openUpTo = 3;

export interface CheckIssueProps {
  issue: PhotoIssue;
  session: UploadSession;
  files: readonly UploadFile[];
}

/** One check with its sentence, its files and their real figures, and where to learn more. */
export function CheckIssue({ issue, session, files }: CheckIssueProps) {
  const ids = new Set(issue.photoIds);
  const concerned = files.filter(({ id }) => ids.has(id));
  const isLargeBatchBrowser = /Chrome\/|Firefox\//.test(navigator.userAgent);
  return (
    <li className={issue.isBlocking ? 'upload-issue upload-issue--blocking' : 'upload-issue'}>
      <p className="upload-issue__sentence">
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
      <details open={concerned.length <= openUpTo}>
        <summary className="text-sm">
          {concerned.length === 1 ? '1 file' : `${concerned.length.toLocaleString('en-US')} files`}
        </summary>
        <ul className="upload-issue__files text-sm">
          {concerned.slice(0, listed).map((file, index) => (
            <li key={file.id}>
              {index < drawn ? (
                <FileThumbnail session={session} file={file} />
              ) : (
                <span className="file-thumbnail" />
              )}
              <span className="upload-issue__name">{file.name}</span>
              <span className="upload-issue__figures text-muted">{figuresOf(file)}</span>
            </li>
          ))}
        </ul>
        {concerned.length > listed && (
          <p className="text-sm text-muted">
            and {(concerned.length - listed).toLocaleString('en-US')} more
          </p>
        )}
      </details>
    </li>
  );
}

function figuresOf({ dimensions, sizeBytes }: UploadFile): string {
  const size = formatSize(sizeBytes);
  return dimensions === null ? size : `${dimensions.width} × ${dimensions.height}, ${size}`;
}

function adviceFor(files: readonly UploadFile[]): readonly string[] {
  return [...new Set(files.flatMap(({ problem }) => problem?.advice ?? []))];
}
