import { cancelOrder, type Order } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/button';
import { useState } from 'react';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

interface CancelOrderProps {
  order: Order;
  onChange: (order: Order) => void;
}

/** Two presses: the first asks. Nothing is made before the cut-off, so all money goes back, or never comes. */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    const reply = await call(cancelOrder, { params: { resourceId: order.resourceId } });
    setIsBusy(false);
    if (reply.ok) onChange(reply.value);
    else void openOverlay('error', { message: reply.problem.title });
  };
  if (!isAsking) {
    return (
      <div className="order__cancel">
        <Button isWide onClick={() => setIsAsking(true)}>
          Cancel order
        </Button>
        <CutOff at={order.cutOffAt} />
      </div>
    );
  }
  return (
    <div className="order__cancel">
      <p>
        Cancel the whole order?{' '}
        {order.placedAt === null ? 'Nothing is charged.' : 'All of the money goes back.'}
      </p>
      <div className="order__buttons">
        <Button kind="danger" isBusy={isBusy} onClick={() => void cancel()}>
          Cancel order
        </Button>
        <Button kind="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function CutOff({ at }: { at: string | null }) {
  if (at === null) return null;
  // The server writes its own time zone, the browser the reader's.
  return (
    <p className="text-sm text-muted">
      The lab begins at{' '}
      <time dateTime={at} suppressHydrationWarning>
        {clock.format(new Date(at))}
      </time>
      .
    </p>
  );
}
