import { useEffect, useState } from 'react';
import { answerEscape } from '../../shell/overlays/overlay-store.ts';
import { FileList } from './file-list.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { UploadHead } from './upload-head.tsx';
import { useActiveUpload, useUploadSnapshot } from './use-upload.ts';
import type { ActiveUpload } from './upload-center.ts';
import './upload.css';

/**
 * A slim panel that never blocks the page: it goes along to other pages, grows on demand, and Escape
 * shrinks it to its bar while the upload goes on (decision 20).
 */
export function Overlay() {
  const upload = useActiveUpload();
  return upload === undefined ? <Preparing /> : <Panel upload={upload} />;
}

function Preparing() {
  return (
    <section className="upload-panel" aria-label="Upload">
      <output className="upload-panel__line">Preparing your photos …</output>
    </section>
  );
}

function Panel({ upload }: { upload: ActiveUpload }) {
  const snapshot = useUploadSnapshot(upload);
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => answerEscape('uploadProgress', () => setIsLarge(false)), []);
  return (
    <section
      className={isLarge ? 'upload-panel upload-panel--large' : 'upload-panel'}
      aria-label="Upload"
    >
      <UploadHead
        upload={upload}
        snapshot={snapshot}
        isLarge={isLarge}
        onResize={() => setIsLarge(!isLarge)}
      />
      {snapshot.erroredCount > 0 && <UploadFailures upload={upload} snapshot={snapshot} />}
      {isLarge && <FileList files={snapshot.files} />}
    </section>
  );
}
