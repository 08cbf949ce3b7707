import type { PaymentLinkRow, PaymentLinks } from '@albumen/contract/endpoints/payment-links';
import { useRef, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { asPart, listPaymentLinks } from './list-call.ts';

interface Loaded {
  links: readonly PaymentLinkRow[];
  /** How many pages they are. */
  pages: number;
  next: string | null;
}

/** `silent`: a page that should have come by itself; the button waits for a click instead. */
type Failure = 'shown' | 'silent' | undefined;

/** The list as far as it is loaded, and the ways to the next page. */
export function useLinkPages(first: PaymentLinks) {
  const [list, setList] = useState<Loaded>({ ...first, pages: 1 });
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isAsking = useRef(false);

  /** Whether it came. */
  const load = async (onFailure: Exclude<Failure, undefined>): Promise<boolean> => {
    if (list.next === null || isAsking.current) return false;
    isAsking.current = true;
    setIsLoading(true);
    setFailure(undefined);
    const reply = await call(listPaymentLinks, { query: { next: list.next }, headers: asPart });
    isAsking.current = false;
    setIsLoading(false);
    if (!reply.ok) {
      setFailure(onFailure);
      return false;
    }
    const { links, next } = reply.value;
    setList((before) => ({
      links: [...before.links, ...unknownOf(before.links, links)],
      pages: before.pages + 1,
      next,
    }));
    return true;
  };

  return {
    links: list.links,
    pages: list.pages,
    hasMore: list.next !== null,
    isLoading,
    failure,
    loadByHand: () => load('shown'),
    loadByItself: () => void load('silent'),
  };
}

function unknownOf(known: readonly PaymentLinkRow[], more: readonly PaymentLinkRow[]) {
  const ids = new Set(known.map(({ linkId }) => linkId));
  return more.filter(({ linkId }) => !ids.has(linkId));
}
