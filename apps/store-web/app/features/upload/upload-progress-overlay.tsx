import { useEffect, useState } from 'react';
import { answerEscape } from '../../shell/overlays/overlay-store.ts';
import { FileList } from './file-list.tsx';
import { UploadBar } from './upload-bar.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { UploadHead } from './upload-head.tsx';
import { useActiveUpload, useUploadSnapshot } from './use-upload.ts';
import type { ActiveUpload } from './upload-center.ts';
import './upload-panel.css';

/** How much of it is shown: the bar alone, its words, or every file. */
export type PanelSize = 'bar' | 'summary' | 'files';

/**
 * A slim panel that never blocks the page: it goes along to other pages, grows on demand, and Escape
 * hides it to a small bar while the upload goes on (decision 20).
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
      {size === 'bar' ? (
        <UploadBar snapshot={snapshot} onGrow={() => setSize('summary')} />
      ) : (
        <>
          <UploadHead upload={upload} snapshot={snapshot} size={size} onResize={setSize} />
          {snapshot.erroredCount > 0 && <UploadFailures upload={upload} snapshot={snapshot} />}
          {size === 'files' && <FileList session={upload.session} files={snapshot.files} />}
        </>
      )}
    </section>
  );
}
