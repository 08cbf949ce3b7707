import { uploadErrorMessage, uploadMessages } from '@albumen/contract/upload-messages';
import type { PhotoCheckResult } from '@albumen/domain/uploads/photo-checks';
import { uploadButton } from '@albumen/domain/uploads/upload-button';
import { Button } from '@albumen/ui/button';
import { Checkbox } from '@albumen/ui/checkbox';
import { DialogActions } from '@albumen/ui/dialog';
import { useState } from 'react';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { goWithout, type UploadTarget } from './begin-upload.ts';
import { CheckIssue } from './check-issue.tsx';
import { dismissUpload, type ActiveUpload } from './upload-center.ts';
import './upload.css';

export interface UploadErrorProps {
  upload: ActiveUpload;
  checks: PhotoCheckResult;
  target: UploadTarget;
}

/** What is wrong with the selection, before anything is sent; warnings can be let through. */
export function Overlay({ upload, checks, target }: UploadErrorProps) {
  const [isAllowed, setIsAllowed] = useState(false);
  const { files } = upload.session.getSnapshot();
  const { ready, warned, blocked, issues } = checks;
  const button = uploadButton({
    ready: ready.length,
    tickedWarnings: isAllowed ? warned.length : 0,
    untickedWarnings: isAllowed ? 0 : warned.length,
    blocked: blocked.length,
  });
  const names = files.filter(({ id }) => blocked.includes(id)).map(({ name }) => name);
  const leave = () => dismissUpload();
  const press = () => {
    closeOverlay('uploadError');
    if (button.action === 'choose-again') leave();
    else goWithout(upload, { checks, isWarnedIncluded: isAllowed }, target);
  };
  return (
    <OverlayDialog
      name="uploadError"
      title={uploadMessages.modalTitle}
      shape="wide"
      onDismiss={leave}
    >
      {names.length > 0 && <p>{uploadErrorMessage({ names, total: files.length })}</p>}
      <ul className="upload-issues">
        {issues.map((issue) => (
          <CheckIssue key={issue.code} issue={issue} files={files} />
        ))}
      </ul>
      {warned.length > 0 && (
        <Checkbox
          name="allow"
          label={`Allow ${warned.length} photo(s) that might not print well`}
          checked={isAllowed}
          onChange={({ target: box }) => setIsAllowed(box.checked)}
        />
      )}
      <DialogActions>
        <Button
          onClick={() => {
            closeOverlay('uploadError');
            leave();
          }}
        >
          Cancel
        </Button>
        <Button kind="primary" disabled={button.isDisabled} onClick={press}>
          {button.label}
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}
