import { useEffect, useState } from 'react';
import { answerEscape } from '../../shell/overlays/overlay-store.ts';
import { FileList } from './file-list.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { UploadHead } from './upload-head.tsx';
import { useActiveUpload, useUploadSnapshot } from './use-upload.ts';
import './upload-panel.css';
import { uploadErrorCount } from '@albumen/contract/upload-messages';
import { ArrowUpIcon } from '@albumen/ui/icons';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { uploadLabel } from './upload-labels.ts';
import type { ActiveUpload } from './upload-center.ts';
import { isOver } from './upload-stage.ts';

/** How much of it is shown: the bar alone, its words, or every file. */
export type PanelSize = 'bar' | 'summary' | 'files';

/**
 * A slim panel that never blocks the page: it goes along to other pages, grows on demand, and Escape
 * hides it to a small bar while the upload goes on.
 */
export function Overlay() {
  const upload = useActiveUpload();
  return upload === undefined ? <Preparing /> : <Panel upload={upload} />;
}

function Preparing() {
  return (
    <section className="upload-panel" aria-label="Upload">
      <output>Preparing your photos</output>
    </section>
  );
}

function Panel({ upload }: { upload: ActiveUpload }) {
  const snapshot = useUploadSnapshot(upload);
  const [size, setSize] = useState<PanelSize>('summary');
  useEffect(() => answerEscape('uploadProgress', () => setSize('bar')), []);
  return (
    <section
      className={`upload-panel upload-panel--${size}`}
      aria-label="Upload"
      data-status={snapshot.status}
    >
      <output className="visually-hidden">{milestoneOf(snapshot)}</output>
      {size === 'bar' ? (
        <UploadBar snapshot={snapshot} onGrow={() => setSize('summary')} />
      ) : (
        <>
          <UploadHead upload={upload} snapshot={snapshot} size={size} onResize={setSize} />
          <UploadFailures upload={upload} snapshot={snapshot} />
          {size === 'files' && <FileList session={upload.session} files={snapshot.files} />}
        </>
      )}
    </section>
  );
}

/** All that is left of the panel after Escape; a click brings it back. */
function UploadBar({ snapshot, onGrow }: { snapshot: UploadSnapshot; onGrow: () => void }) {
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

/* Spoken: every tenth of the way, and what holds it up. Not each percent. */
function milestoneOf(snapshot: UploadSnapshot): string {
  const { status, progress, holds, statusMessage } = snapshot;
  if (status === 'in-progress' && holds.length === 0) {
    return `Uploading, ${Math.floor(progress * 10) * 10}%`;
  }
  if (status === 'in-progress') return statusMessage;
  return isOver(snapshot) ? uploadLabel(snapshot).title : '';
}
