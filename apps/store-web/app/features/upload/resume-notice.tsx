import { Button } from '@albumen/ui/button';
import { Notice } from '@albumen/ui/notice';
import { findUnfinishedUpload, type UnfinishedUpload } from '@albumen/uploader/unfinished-upload';
import { useEffect, useState } from 'react';
import { beginUpload, type UploadTarget } from './begin-upload.ts';
import { useActiveUpload } from './use-upload.ts';

/** After a reload or a crash: go on where it stopped, or be told to drop the same folder again. */
export function ResumeNotice({ target }: { target: UploadTarget }) {
  const [unfinished, setUnfinished] = useState<UnfinishedUpload | null>(null);
  const [isFolderAsked, setIsFolderAsked] = useState(false);
  const active = useActiveUpload();
  useEffect(() => {
    let isWanted = true;
    void findUnfinishedUpload({ sessionType: 'project', sessionId: target.galleryId }).then(
      (found) => {
        if (isWanted) setUnfinished(found);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [target.galleryId]);
  if (unfinished === null || active !== undefined) return null;
  const goOn = async () => {
    const picked = await unfinished.reopen();
    if (picked === null) setIsFolderAsked(true);
    else await beginUpload(target, picked);
  };
  const dismiss = () => {
    unfinished.dismiss();
    setUnfinished(null);
  };
  const count = unfinished.filesTotal.toLocaleString('en-US');
  return (
    <Notice title={`An upload of ${count} photos was interrupted.`}>
      <p>
        {isFolderAsked
          ? 'Drop the same folder again. What has arrived is recognized and not sent twice.'
          : 'What has arrived is kept. Going on sends only the rest.'}
      </p>
      <p className="upload-panel__buttons">
        {!isFolderAsked && (
          <Button isDense onClick={() => void goOn()}>
            Go on
          </Button>
        )}
        <Button isDense kind="quiet" onClick={dismiss}>
          Forget it
        </Button>
      </p>
    </Notice>
  );
}
