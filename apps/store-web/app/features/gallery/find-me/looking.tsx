import { Button } from '@albumen/ui/buttons/button';
import { ProgressBar } from '@albumen/ui/feedback/progress-bar';

export interface LookingProps {
  stage: 'looking' | 'searching';
  loaded: { loadedBytes: number; totalBytes: number } | undefined;
  onCancel: () => void;
}

const megabyte = 1_000_000;
const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1);

/** What takes a moment: what looks for faces comes first, and only once. */
export function Looking({ stage, loaded, onCancel }: LookingProps) {
  const isLoading =
    stage === 'looking' && loaded !== undefined && loaded.loadedBytes < loaded.totalBytes;
  return (
    <>
      <div className="find-me__progress">
        {isLoading ? (
          <ProgressBar
            label="Getting ready"
            detail={`${inMegabytes(loaded.loadedBytes)} of ${inMegabytes(loaded.totalBytes)} MB`}
            value={loaded.loadedBytes / loaded.totalBytes}
          />
        ) : (
          <ProgressBar label={stage === 'looking' ? 'Looking at your picture' : 'Searching'} />
        )}
      </div>
      <output className="visually-hidden">
        {stage === 'looking' ? 'Looking at your picture.' : 'Searching the gallery.'}
      </output>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
