import { reorder } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/** Puts an order's items into the cart once more, at today's prices. */
export function OrderAgain({ resourceId }: { resourceId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    setIsBusy(true);
    const reply = await call(reorder, { params: { resourceId } });
    setIsBusy(false);
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    const { added, missing } = reply.value;
    if (missing === 0) return window.location.assign(href.cart());
    void openOverlay('error', { message: added === 0 ? allGone : <SomeGone count={missing} /> });
  };
  return (
    <Button isWide isBusy={isBusy} onClick={() => void again()}>
      Order again
    </Button>
  );
}

const allGone = 'These designs are no longer there to be ordered.';

function SomeGone({ count }: { count: number }) {
  return (
    <p>
      {count === 1 ? 'One design is' : `${count} designs are`} no longer there to be ordered. The
      others are in <a href={href.cart()}>your cart</a>.
    </p>
  );
}
