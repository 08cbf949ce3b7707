import { sizeInWords } from '@albumen/domain/sizes/size-in-words';
import { Button } from '@albumen/ui/button';
import { IconButton } from '@albumen/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PauseIcon, PlayIcon } from '@albumen/ui/icons';
import { ProgressBar } from '@albumen/ui/progress-bar';
import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import { dismissUpload, type ActiveUpload } from './upload-center.ts';
import { timeLeftInWords } from './time-left.ts';
import { isUnderWay } from './use-upload.ts';

export interface UploadHeadProps {
  upload: ActiveUpload;
  snapshot: UploadSnapshot;
  isLarge: boolean;
  onResize: () => void;
}

/** Percentage, count, bytes and time left; pause, cancel, grow. */
export function UploadHead({ upload, snapshot, isLarge, onResize }: UploadHeadProps) {
  const { session } = upload;
  const isRunning = isUnderWay(snapshot);
  const isPaused = snapshot.holds.includes('user');
  const dismiss = () => {
    dismissUpload();
    closeOverlay('uploadProgress');
  };
  return (
    <div className="upload-panel__head">
      <ProgressBar value={snapshot.progress} label={titleOf(snapshot)} detail={countOf(snapshot)} />
      <p className="upload-panel__detail text-sm text-muted" aria-live="polite">
        {detailOf(snapshot)}
      </p>
      <div className="upload-panel__buttons">
        {isRunning && (
          <>
            <IconButton
              isDense
              label={isPaused ? 'Go on' : 'Pause'}
              icon={isPaused ? <PlayIcon /> : <PauseIcon />}
              onClick={() => (isPaused ? session.goOn() : session.pause())}
            />
            <Button isDense kind="quiet" onClick={() => session.cancel()}>
              Cancel
            </Button>
          </>
        )}
        <IconButton
          isDense
          label={isLarge ? 'Show less' : 'Show all files'}
          aria-expanded={isLarge}
          icon={isLarge ? <ArrowDownIcon /> : <ArrowUpIcon />}
          onClick={onResize}
        />
        {!isRunning && <IconButton isDense label="Close" icon={<CloseIcon />} onClick={dismiss} />}
      </div>
    </div>
  );
}

function titleOf({ status, progress, holds }: UploadSnapshot): string {
  const percent = `${Math.floor(progress * 100)}%`;
  switch (status) {
    case 'completed':
      return 'Your photos are uploaded';
    case 'canceled':
      return 'Upload canceled';
    case 'failed':
      return 'The upload stopped';
    case 'in-progress':
      return holds.length > 0 ? `Waiting at ${percent}` : `Uploading, ${percent}`;
    case 'init':
    case 'preprocessing':
    case 'pending':
      return 'Preparing your photos';
  }
}

function countOf({ files, countByStatus }: UploadSnapshot): string {
  const done = countByStatus.completed;
  return `${done.toLocaleString('en-US')} of ${files.length.toLocaleString('en-US')}`;
}

function detailOf(snapshot: UploadSnapshot): string {
  const { status, holds, statusMessage, bytes, countByStatus } = snapshot;
  const kept = countByStatus.completed.toLocaleString('en-US');
  if (status === 'canceled' || status === 'failed') {
    return `${statusMessage} Your ${kept} finished photos are kept.`;
  }
  if (status !== 'in-progress') return status === 'completed' ? '' : statusMessage;
  if (holds.length > 0) return statusMessage;
  const left = bytes.timeLeftMs === null ? '' : `, ${timeLeftInWords(bytes.timeLeftMs)} left`;
  return `${sizeInWords(bytes.sent)} of ${sizeInWords(bytes.total)}${left}`;
}
