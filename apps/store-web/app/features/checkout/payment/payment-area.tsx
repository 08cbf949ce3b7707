import { checkoutPayment, type CheckoutPayment } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/button';
import { Notice } from '@albumen/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../shell/browser-api.ts';
import type { PaymentAreaProps } from '../payment-slot.ts';
import { CardForm } from './card-form.tsx';
import { CardFieldsShape } from './card-fields-shape.tsx';
import { HostedCard } from './hosted-card.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import './payment.css';

type Setup = CheckoutPayment | 'loading' | 'failed';

/** How the card is taken: by the provider that this brand is set up with, or not at all. */
export function PaymentArea(props: PaymentAreaProps) {
  const { resourceId, cartTotal } = props.checkout;
  const { setup, retry } = usePaymentSetup(resourceId);
  if (cartTotal === 0) return <NothingToPay {...props} />;
  if (setup === 'loading') return <CardFieldsShape />;
  if (setup === 'failed') return <NoPayments onRetry={retry} />;
  if (setup.hostedFields) return <HostedCard {...props} setup={setup.hostedFields} />;
  if (setup.cardForm) return <CardForm {...props} setup={setup.cardForm} />;
  return <NoPayments />;
}

function usePaymentSetup(resourceId: string): { setup: Setup; retry: () => void } {
  const [setup, setSetup] = useState<Setup>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void call(checkoutPayment, { params: { resourceId } }).then((reply) => {
      if (!isOver) setSetup(reply.ok ? reply.value : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [resourceId, attempt]);
  const retry = useCallback(() => {
    setSetup('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { setup, retry };
}

function NoPayments({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice title="Payments are not available right now.">
      <p>Your cart and what you entered are kept.</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </Notice>
  );
}
