import { uploadErrorMessage, uploadMessages } from '@albumen/contract/upload-messages';
import type { PhotoCheckResult } from '@albumen/domain/uploads/photo-checks';
import { uploadButton } from '@albumen/domain/uploads/upload-button';
import { Button } from '@albumen/ui/buttons/button';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { useState } from 'react';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { goWithout } from './begin-upload.ts';
import { CheckIssue } from './check-issue.tsx';
import { dismissUpload, type ActiveUpload } from './upload-center.ts';
import { useUploadSnapshot } from './use-upload.ts';
import './upload-issues.css';

export interface UploadErrorProps {
  upload: ActiveUpload;
  checks: PhotoCheckResult;
}

/** What is wrong with the selection, before anything is sent; warnings can be let through. */
export function Overlay({ upload, checks }: UploadErrorProps) {
  const [isAllowed, setIsAllowed] = useState(false);
  const { files } = useUploadSnapshot(upload);
  const { ready, warned, blocked, issues } = checks;
  const button = uploadButton({
    ready: ready.length,
    tickedWarnings: isAllowed ? warned.length : 0,
    untickedWarnings: isAllowed ? 0 : warned.length,
    blocked: blocked.length,
  });
  const blockedIds = new Set(blocked);
  const names = files.filter(({ id }) => blockedIds.has(id)).map(({ name }) => name);
  const cancel = () => {
    closeOverlay('uploadError');
    dismissUpload();
  };
  const press = () => {
    if (button.action === 'choose-again') {
      cancel();
      upload.target.onChooseAgain?.();
      return;
    }
    closeOverlay('uploadError');
    goWithout(upload, { checks, isWarnedIncluded: isAllowed });
  };
  return (
    <OverlayDialog
      name="uploadError"
      title={uploadMessages.modalTitle}
      shape="wide"
      onDismiss={dismissUpload}
    >
      {names.length > 0 && <p>{uploadErrorMessage({ names, total: files.length })}</p>}
      <ul className="upload-issues">
        {issues.map((issue) => (
          <CheckIssue key={issue.code} issue={issue} session={upload.session} files={files} />
        ))}
      </ul>
      <div className="upload-issues__foot">
        {warned.length > 0 && (
          <Checkbox
            name="allow"
            label={`Allow ${warned.length.toLocaleString('en-US')} photo(s) that might not print well`}
            checked={isAllowed}
            onChange={({ target: box }) => setIsAllowed(box.checked)}
          />
        )}
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button kind="primary" disabled={button.isDisabled} onClick={press}>
            {button.label}
          </Button>
        </DialogActions>
      </div>
    </OverlayDialog>
  );
}
