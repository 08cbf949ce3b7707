import type { UploadFile } from '@albumen/uploader/upload-state';
import { useActiveUpload, useUploadSnapshot } from '../upload/use-upload.ts';
import type { ActiveUpload } from '../upload/upload-center.ts';
import './loading-step.css';

const drawn = 24;

/** Two seconds in which the gallery is made: its first photos arrive on a contact sheet. */
export function LoadingStep({ title }: { title: string }) {
  const upload = useActiveUpload();
  return (
    <div className="loading-step">
      <output>Making “{title}”. The upload goes on meanwhile.</output>
      {upload && <ContactSheet upload={upload} />}
    </div>
  );
}

function ContactSheet({ upload }: { upload: ActiveUpload }) {
  const { files } = useUploadSnapshot(upload);
  return (
    <ul className="loading-step__sheet" aria-hidden="true">
      {files.slice(0, drawn).map((file) => (
        <Frame key={file.id} file={file} />
      ))}
    </ul>
  );
}

function Frame({ file: { thumbnailUrl } }: { file: UploadFile }) {
  return (
    <li className="loading-step__frame">
      {thumbnailUrl !== null && <img src={thumbnailUrl} alt="" />}
    </li>
  );
}
