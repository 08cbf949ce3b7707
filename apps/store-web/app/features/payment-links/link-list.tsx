import type { PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { moreLinksFailed } from '@albumen/contract/payment-links/link-labels';
import { isLoadedByHand, loadingRow } from '@albumen/domain/payment-links/link-pages';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { Notice } from '@albumen/ui/feedback/notice';
import { Skeleton } from '@albumen/ui/feedback/skeleton';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { LinkRows } from './link-rows.tsx';
import { useLinkPages } from './use-link-pages.ts';

/** Pages after 1, 4, 7 … are asked for by the button, the others come by themselves. */
export function LinkList({ loaded }: { loaded: PaymentLinks }) {
  const { links, pages, hasMore, isLoading, failure, loadByHand, loadByItself } =
    useLinkPages(loaded);
  const list = useRef<HTMLUListElement>(null);
  const row = loadingRow({ rows: links.length, pages, hasMore });
  const isAutomatic = row !== undefined && failure === undefined;
  useRowInView(list, isAutomatic ? row : undefined, loadByItself);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    // The button that was pressed may be gone: the keyboard goes on at the first new row.
    const row =
      firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (row === undefined) return;
    firstNew.current = undefined;
    row.querySelector('a')?.focus({ preventScroll: true });
  }, [links.length]);
  const loadMore = async () => {
    firstNew.current = links.length;
    if (!(await loadByHand())) firstNew.current = undefined;
  };
  if (links.length === 0) return <NoLinks />;
  const hasButton = hasMore && (isLoadedByHand(pages) || failure !== undefined);
  return (
    <>
      <ul className="link-list" ref={list} aria-label="Payment links" aria-busy={isLoading}>
        <LinkRows links={links} />
        {isLoading && !hasButton && <ComingRows />}
      </ul>
      {failure === 'shown' && (
        <Notice kind="danger" title="More could not be loaded.">
          <p>{moreLinksFailed}</p>
        </Notice>
      )}
      {hasButton && (
        <div>
          <Button isBusy={isLoading} onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
      <output className="visually-hidden">{`${links.length} payment links shown`}</output>
    </>
  );
}

function NoLinks() {
  return (
    <EmptyState
      title="No payment links yet"
      action={
        <Link className={buttonClass({ kind: 'primary' })} to={href.paymentLinkNew()}>
          New payment link
        </Link>
      }
    >
      Ask for a deposit, a session or an album: whoever gets the link pays it, without an account.
    </EmptyState>
  );
}

function ComingRows() {
  return ['one', 'two', 'three'].map((key) => (
    <li key={key} className="link-row" aria-hidden="true">
      <span className="link-row__facts">
        <Skeleton />
      </span>
    </li>
  ));
}

/* Whatever lies above the window counts as in view: who jumps to the end has passed the row unseen. */
const rootMargin = '10000000px 0px 0px';

/** Calls once the row of this index comes into view, or has been passed. */
function useRowInView(
  list: RefObject<HTMLElement | null>,
  index: number | undefined,
  onInView: () => void,
): void {
  const notify = useEffectEvent(onInView);
  useEffect(() => {
    const row = index === undefined ? undefined : list.current?.children[index];
    if (row === undefined) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, index]);
}
