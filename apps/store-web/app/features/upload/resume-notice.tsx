import { Button } from '@albumen/ui/button';
import { Notice } from '@albumen/ui/notice';
import { filesFrom } from '@albumen/uploader/picked-files';
import { findUnfinishedUpload, type UnfinishedUpload } from '@albumen/uploader/unfinished-upload';
import { useEffect, useRef, useState } from 'react';
import { beginUpload, type UploadTarget } from './begin-upload.ts';
import { FileInputs, type FileInputsHandle } from './file-inputs.tsx';
import { photosInWords } from './upload-words.ts';
import { useActiveUpload } from './use-upload.ts';
import './resume-notice.css';

/** After a reload or a crash: go on where it stopped, or be told to choose the same photos again. */
export function ResumeNotice({ target }: { target: UploadTarget }) {
  const active = useActiveUpload();
  const { unfinished, dismiss } = useUnfinished(target.galleryId);
  const [isFolderAsked, setIsFolderAsked] = useState(false);
  const inputs = useRef<FileInputsHandle>(null);
  if (unfinished === null || active !== undefined) return null;
  const goOn = async () => {
    const picked = await unfinished.reopen();
    if (picked === null) setIsFolderAsked(true);
    else await beginUpload(target, picked);
  };
  return (
    <Notice title={`An upload of ${photosInWords(unfinished.filesTotal)} was interrupted.`}>
      <p>
        {isFolderAsked
          ? 'The browser needs to be given the photos again: drop or choose the same ones. What has arrived is recognized and not sent twice.'
          : 'What has arrived is kept. Going on sends only the rest.'}
      </p>
      <p className="resume-notice__buttons">
        {isFolderAsked ? (
          <>
            <Button isDense onClick={() => inputs.current?.chooseFiles()}>
              Choose photos
            </Button>
            <Button isDense onClick={() => inputs.current?.chooseFolder()}>
              Choose a folder
            </Button>
          </>
        ) : (
          <Button isDense onClick={() => void goOn()}>
            Go on
          </Button>
        )}
        <Button isDense kind="quiet" onClick={dismiss}>
          Forget it
        </Button>
      </p>
      <FileInputs ref={inputs} onPick={(files) => void beginUpload(target, filesFrom(files))} />
    </Notice>
  );
}

function useUnfinished(galleryId: string) {
  const [unfinished, setUnfinished] = useState<UnfinishedUpload | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findUnfinishedUpload({ sessionType: 'project', sessionId: galleryId }).then((found) => {
      if (isWanted) setUnfinished(found);
    });
    return () => {
      isWanted = false;
    };
  }, [galleryId]);
  const dismiss = () => {
    unfinished?.dismiss();
    setUnfinished(null);
  };
  return { unfinished, dismiss };
}
