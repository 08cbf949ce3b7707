import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '../../shell/api/api.ts';
import { CardForm } from './card-form.tsx';
import { CardFieldsShape } from './card-fields-shape.tsx';
import type { CardTokenizerProps } from './card-tokenizer.ts';
import { HostedCard } from './hosted-card.tsx';
import './payment.css';

interface CardAreaProps extends CardTokenizerProps {
  /** What is paid; another one asks for the set-up anew. */
  subject: string;
  loadSetup: () => Promise<Reply<CheckoutPayment>>;
  /** What is safe, in the words of the page. */
  kept: string;
}

type Setup = CheckoutPayment | 'loading' | 'failed';

/** How the card is taken: by the provider that this brand is set up with, or not at all. */
export function CardArea({ subject, loadSetup, kept, onTokenizer }: CardAreaProps) {
  const { setup, retry } = useSetup(subject, loadSetup);
  if (setup === 'loading') return <CardFieldsShape />;
  if (setup === 'failed') return <NoPayments kept={kept} onRetry={retry} />;
  if (setup.hostedFields) {
    return <HostedCard onTokenizer={onTokenizer} setup={setup.hostedFields} />;
  }
  if (setup.cardForm) return <CardForm onTokenizer={onTokenizer} setup={setup.cardForm} />;
  return <NoPayments kept={kept} />;
}

function useSetup(subject: string, loadSetup: CardAreaProps['loadSetup']) {
  const [setup, setSetup] = useState<Setup>('loading');
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(loadSetup);
  useEffect(() => {
    let isOver = false;
    void ask().then((reply) => {
      if (!isOver) setSetup(reply.ok ? reply.value : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [subject, attempt]);
  const retry = useCallback(() => {
    setSetup('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { setup, retry };
}

function NoPayments({ kept, onRetry }: { kept: string; onRetry?: () => void }) {
  return (
    <Notice title="Payments are not available right now.">
      <p>{kept}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </Notice>
  );
}
