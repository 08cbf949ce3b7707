import { reorder } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/button';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/** Into the cart once more, at today's prices. */
export function OrderAgain({ resourceId }: { resourceId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    setIsBusy(true);
    const reply = await call(reorder, { params: { resourceId } });
    setIsBusy(false);
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    if (reply.value.added > 0) return window.location.assign(href.cart());
    void openOverlay('error', { message: 'These designs are no longer there to be ordered.' });
  };
  return (
    <Button isWide isBusy={isBusy} onClick={() => void again()}>
      Order again
    </Button>
  );
}
