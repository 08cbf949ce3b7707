import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../../shell/navigation/link.tsx';
import type { Opening } from './opening.ts';

export interface FailedOpeningProps {
  opening: Opening;
  /** What went wrong, as a sentence. */
  failure: string;
  onRetry: () => void;
}

/** The editor's parts did not come: once more, or back. */
export function FailedOpening({ opening, failure, onRetry }: FailedOpeningProps) {
  return (
    <div className="editor-failure" role="alert">
      <h1 className="title-md">The editor did not open</h1>
      <p>{failure} Nothing of yours is lost.</p>
      <div className="editor-failure__actions">
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
        <Link className={buttonClass({})} to={opening.start.cancelUrl}>
          Leave the editor
        </Link>
      </div>
    </div>
  );
}
