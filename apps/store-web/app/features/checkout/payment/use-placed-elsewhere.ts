import { findPlaced } from '@albumen/contract/endpoints/checkout';
import { useEffect, useEffectEvent, useState } from 'react';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { hasPayerLeft } from '../../payment/methods/kept-payer.ts';

const everyMs = 4_000;

/**
 * Leads to the order that was placed without this page: its payer approved it at a bank whose window was
 * lost. Gives the function that is called when somebody leaves for one.
 */
export function usePlacedElsewhere(resourceId: string): () => void {
  const [hasLeft, setHasLeft] = useState(() => hasPayerLeft(resourceId));
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const reply = await call(findPlaced, { params: { resourceId } });
    if (reply.ok && reply.value.isPlaced) window.location.assign(href.thanks(resourceId));
  });
  useEffect(() => {
    if (!hasLeft) return undefined;
    const onLook = () => void look();
    document.addEventListener('visibilitychange', onLook);
    const timer = setInterval(onLook, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      clearInterval(timer);
    };
  }, [hasLeft]);
  return () => setHasLeft(true);
}
