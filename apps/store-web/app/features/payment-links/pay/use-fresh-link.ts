import { getPayableLink, type PayableLink } from '@albumen/contract/endpoints/payment-links';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { keptPayer } from '../../payment/methods/kept-payer.ts';

const everyMs = 4_000;

/**
 * Looks whether a link has its money: while it waits for it, after a payment was begun in this tab before
 * the page was loaded anew, and whenever the page is looked at again.
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
    const isAwaited = status === 'awaitingPayment' || keptPayer(linkId) !== undefined;
    const timer = isAwaited ? setInterval(onLook, everyMs) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      clearInterval(timer);
    };
  }, [linkId, status, isSettled]);
}
