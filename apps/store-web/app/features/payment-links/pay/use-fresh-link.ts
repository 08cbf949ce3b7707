import { getPayableLink, type PayableLink } from '@albumen/contract/endpoints/payment-links';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../shell/browser-api.ts';

const everyMs = 4_000;

/**
 * Looks whether a link that waits for its money has it: while it waits, and whenever the page is looked
 * at again, since a payment may have been confirmed in another window.
 */
export function useFreshLink(link: PayableLink, onFresh: (link: PayableLink) => void): void {
  const { linkId, status } = link;
  const isSettled = status !== 'open' && status !== 'awaitingPayment';
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const reply = await call(getPayableLink, { params: { linkId } });
    if (reply.ok && reply.value.status !== status) onFresh(reply.value);
  });
  useEffect(() => {
    if (isSettled) return undefined;
    const onLook = () => void look();
    document.addEventListener('visibilitychange', onLook);
    const timer = status === 'awaitingPayment' ? setInterval(onLook, everyMs) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      clearInterval(timer);
    };
  }, [linkId, status, isSettled]);
}
