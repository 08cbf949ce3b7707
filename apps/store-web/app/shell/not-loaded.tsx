import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';

export interface NotLoadedProps {
  title?: string;
  failure: string;
  onRetry: () => void;
}

/** A part of a page that did not come, and the way to ask for it once more. */
export function NotLoaded({ title, failure, onRetry }: NotLoadedProps) {
  return (
    <Notice kind="danger" {...(title !== undefined && { title })}>
      <p>{failure}</p>
      <Button isDense onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
