import type { Order } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { SupportForm } from './support-form.tsx';
import { Thread } from './thread.tsx';

/** The thread about this order; the first message has a form of its own, the others an overlay. */
export function OrderSupport({ order }: { order: Order }) {
  const [messages, setMessages] = useState(order.messages);
  const { resourceId: referenceId } = order;
  const hasThread = messages.length > 0;
  return (
    <section className="order__section">
      <h2 className="title-sm">Questions about this order</h2>
      {hasThread ? (
        <>
          <Thread messages={messages} />
          <div>
            <Button
              onClick={() =>
                void openOverlay('orderSupport', { referenceId, onMessages: setMessages })
              }
            >
              Write again
            </Button>
          </div>
        </>
      ) : (
        <SupportForm
          referenceId={referenceId}
          asksProof={order.asksProof}
          onMessages={setMessages}
        />
      )}
    </section>
  );
}
