import { Button } from '@albumen/ui/buttons/button';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  MinusIcon,
  PauseIcon,
  PlayIcon,
  RetryIcon,
} from '@albumen/ui/icons';
import { ProgressBar } from '@albumen/ui/feedback/progress-bar';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import type { PanelSize } from './upload-progress-overlay.tsx';
import { retryUpload } from './begin-upload.ts';
import { dismissUpload, type ActiveUpload } from './upload-center.ts';
import { isOver } from './upload-stage.ts';
import { countLabel, uploadLabel } from './upload-labels.ts';

export interface UploadHeadProps {
  upload: ActiveUpload;
  snapshot: UploadSnapshot;
  size: PanelSize;
  onResize: (size: PanelSize) => void;
}

/** Percentage, count, bytes and time left; pause, cancel, grow. */
export function UploadHead({ upload, snapshot, size, onResize }: UploadHeadProps) {
  const { title, detail } = uploadLabel(snapshot);
  const isPreparing = snapshot.status === 'init' || snapshot.status === 'preprocessing';
  const isLarge = size === 'files';
  return (
    <div className="upload-head">
      <div className="upload-head__progress">
        <ProgressBar
          label={title}
          {...(!isPreparing && { value: snapshot.progress, detail: countLabel(snapshot) })}
        />
      </div>
      <p className="upload-head__detail text-sm text-muted">{detail}</p>
      <div className="upload-head__buttons">
        <RunningControls upload={upload} snapshot={snapshot} />
        {!isPreparing && (
          <IconButton
            isDense
            label={isLarge ? 'Show less' : 'Show all files'}
            aria-expanded={isLarge}
            icon={isLarge ? <ArrowDownIcon /> : <ArrowUpIcon />}
            onClick={() => onResize(isLarge ? 'summary' : 'files')}
          />
        )}
        {isOver(snapshot) ? (
          <IconButton isDense label="Close" icon={<CloseIcon />} onClick={dismissUpload} />
        ) : (
          <IconButton
            isDense
            label="Hide to a bar"
            icon={<MinusIcon />}
            onClick={() => onResize('bar')}
          />
        )}
      </div>
    </div>
  );
}

function RunningControls({ upload, snapshot }: Pick<UploadHeadProps, 'upload' | 'snapshot'>) {
  const { session } = upload;
  if (snapshot.status === 'failed' && snapshot.erroredCount === 0) {
    return (
      <Button isDense icon={<RetryIcon size={16} />} onClick={() => void retryUpload(upload)}>
        Retry
      </Button>
    );
  }
  if (isOver(snapshot)) return null;
  const isPaused = snapshot.holds.includes('user');
  return (
    <>
      {snapshot.status === 'in-progress' && (
        <IconButton
          isDense
          label={isPaused ? 'Go on' : 'Pause'}
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          onClick={() => (isPaused ? session.goOn() : session.pause())}
        />
      )}
      <Button isDense kind="quiet" onClick={() => session.cancel()}>
        Cancel
      </Button>
    </>
  );
}
