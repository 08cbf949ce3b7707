import { readSupport, type OrderMessage } from '@albumen/contract/endpoints/orders';
import { useEffect, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../shell/overlays/overlay-store.ts';
import './styles/story.css';
import { SupportForm } from './support-form.tsx';
import { Thread } from './thread.tsx';

export interface OrderSupportProps {
  /** What people quote, the order's id, or the checkout's. */
  referenceId: string;
  /** Where the thread is shown on the page; left out, it is shown in here. */
  onMessages?: (messages: OrderMessage[]) => void;
  /** Said above the form. */
  hint?: string;
}

export function Overlay({ referenceId, onMessages, hint }: OrderSupportProps) {
  return (
    <OverlayDialog name="orderSupport" title="Questions about this order">
      {onMessages === undefined && <ThreadSoFar referenceId={referenceId} />}
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <SupportForm
        referenceId={referenceId}
        onMessages={(messages) => {
          onMessages?.(messages);
          closeOverlay('orderSupport');
        }}
      />
    </OverlayDialog>
  );
}

function ThreadSoFar({ referenceId }: { referenceId: string }) {
  const [messages, setMessages] = useState<OrderMessage[]>([]);
  useEffect(() => {
    let isShown = true;
    void call(readSupport, { params: { referenceId } }).then((reply) => {
      if (isShown && reply.ok) setMessages(reply.value.messages);
    });
    return () => {
      isShown = false;
    };
  }, [referenceId]);
  return messages.length > 0 && <Thread messages={messages} />;
}
