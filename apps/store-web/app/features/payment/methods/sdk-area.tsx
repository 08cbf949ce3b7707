import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import { PayProvider } from '@albumen/pay-react';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { Spinner } from '@albumen/ui/feedback/spinner';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { PaySubject } from './payment-method.ts';

export type SdkSetup = NonNullable<CheckoutPayment['otherMethods']>;

interface SdkAreaProps {
  subject: PaySubject;
  children: (setup: SdkSetup) => ReactNode;
}

/** Connects to the gateway for whatever is below; nothing of it is loaded before. */
export function SdkArea({ subject, children }: SdkAreaProps) {
  const [setup, setSetup] = useState<SdkSetup | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => subject.loadSetup('otherMethods'));
  useEffect(() => {
    let isOver = false;
    void ask().then((reply) => {
      if (!isOver) setSetup((reply.ok && reply.value.otherMethods) || 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [subject.id, attempt]);
  if (setup === 'loading') return <MethodLoading />;
  if (setup === 'failed') {
    return (
      <MethodFailed
        kept={subject.kept}
        onRetry={() => {
          setSetup('loading');
          setAttempt((count) => count + 1);
        }}
      />
    );
  }
  const { gatewayUrl, integrity, clientToken } = setup;
  return (
    <PayProvider gatewayUrl={gatewayUrl} integrity={integrity} authorization={clientToken}>
      {children(setup)}
    </PayProvider>
  );
}

export function MethodLoading() {
  return (
    <output className="method-panel__wait text-sm text-muted">
      <Spinner /> Getting ready
    </output>
  );
}

export function MethodFailed({ kept, onRetry }: { kept: string; onRetry: () => void }) {
  return (
    <Notice title="This way to pay is not available right now.">
      <p>{kept}</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
