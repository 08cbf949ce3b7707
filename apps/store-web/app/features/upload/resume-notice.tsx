import { photosLabel } from '@albumen/domain/photos/photos-label';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { findUnfinishedUpload, type UnfinishedUpload } from '@albumen/uploader/unfinished-upload';
import { useEffect, useRef, useState } from 'react';
import { beginUpload } from './begin-upload.ts';
import type { UploadTarget } from './upload-center.ts';
import { FileInputs, type FileInputsHandle } from './file-inputs.tsx';
import { whenUploadLockIsFree } from './upload-lock.ts';
import { useActiveUpload } from './use-upload.ts';
import './resume-notice.css';

/** Resumes an upload after a reload or a crash, or asks for the same photos again. */
export function ResumeNotice({ target }: { target: UploadTarget }) {
  const active = useActiveUpload();
  const { unfinished, isElsewhere, dismiss } = useUnfinished(target.galleryId);
  const [isFolderAsked, setIsFolderAsked] = useState(false);
  const inputs = useRef<FileInputsHandle>(null);
  if (active !== undefined) return null;
  if (isElsewhere) {
    return (
      <Notice title="Photos are being uploaded in another tab.">
        <p>They appear here as they arrive.</p>
      </Notice>
    );
  }
  if (unfinished === null) return null;
  const goOn = async () => {
    const picked = await unfinished.reopen();
    if (picked === null) setIsFolderAsked(true);
    else await beginUpload(target, picked);
  };
  return (
    <Notice title={`An upload of ${photosLabel(unfinished.filesTotal)} was interrupted.`}>
      <p>
        {isFolderAsked
          ? 'Drop or choose the same photos again. What has arrived is recognized and not sent twice.'
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
      <FileInputs
        ref={inputs}
        onPick={(files) => void beginUpload(target, unfinished.goOnWith(files))}
      />
    </Notice>
  );
}

function useUnfinished(galleryId: string) {
  const [unfinished, setUnfinished] = useState<UnfinishedUpload | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = async () => {
      await whenUploadLockIsFree(galleryId, () => setIsElsewhere(true), signal);
      if (signal.aborted) return;
      setIsElsewhere(false);
      const found = await findUnfinishedUpload({ sessionType: 'project', sessionId: galleryId });
      if (!signal.aborted) setUnfinished(found);
    };
    void look();
    return () => listening.abort();
  }, [galleryId]);
  const dismiss = () => {
    unfinished?.dismiss();
    setUnfinished(null);
  };
  return { unfinished, isElsewhere, dismiss };
}
