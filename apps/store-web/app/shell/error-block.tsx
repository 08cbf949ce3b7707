import { Notice } from '@albumen/ui/notice';

/** A failed part of a page, as a fragment of its own. */
export function ErrorBlock({ message }: { message: string }) {
  return <Notice kind="danger" title={message} />;
}
