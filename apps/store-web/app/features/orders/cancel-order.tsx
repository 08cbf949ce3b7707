import { cancelOrder, type Order } from '@albumen/contract/endpoints/orders';
import type { FieldErrors } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { focusLastButton } from '../../shell/navigation/focus-last-button.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { ProofField } from './proof-field.tsx';

interface CancelOrderProps {
  order: Order;
  onChange: (order: Order) => void;
}

/**
 * Two clicks: the first asks, with the focus on the harmless answer. Nothing is made before the cut-off, so all
 * money goes back, or never comes.
 */
export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [proof, setProof] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const cancel = async () => {
    setIsBusy(true);
    const params = { resourceId: order.resourceId };
    const reply = await call(cancelOrder, { params, body: { proof } });
    setIsBusy(false);
    if (reply.ok) onChange(reply.value);
    else if (reply.problem.fields) setErrors(reply.problem.fields);
    else void openOverlay('error', { message: reply.problem.title });
  };
  if (isAsking !== true) {
    return (
      <div className="order__cancel" ref={isAsking === false ? focusLastButton : undefined}>
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
      {order.asksProof && (
        <FormStateContext value={{ id: 'cancel-order', errors, values: {} }}>
          <ProofField proof={proof} onType={setProof} />
        </FormStateContext>
      )}
      <div className="order__buttons" ref={focusLastButton}>
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

const looks = { dateStyle: 'long', timeStyle: 'short' } as const;
const readersClock = new Intl.DateTimeFormat('en-US', looks);
const worldClock = new Intl.DateTimeFormat('en-US', { ...looks, timeZone: 'UTC' });

/** The cut-off by the reader's clock, which the server does not know. */
function CutOff({ at }: { at: string | null }) {
  const isHydrated = useIsHydrated();
  if (at === null) return null;
  const moment = new Date(at);
  return (
    <p className="text-sm text-muted">
      The lab begins on{' '}
      <time dateTime={at}>
        {isHydrated ? readersClock.format(moment) : `${worldClock.format(moment)} UTC`}
      </time>
      .
    </p>
  );
}
