import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { Skeleton } from '@albumen/ui/feedback/skeleton';

export function Loading({ what }: { what: string }) {
  return (
    <output className="loading">
      <span className="visually-hidden">Loading the {what}</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </output>
  );
}

export function Trouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="trouble">
      <Notice kind="danger" title={message}>
        <p>Nothing was charged or changed.</p>
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
