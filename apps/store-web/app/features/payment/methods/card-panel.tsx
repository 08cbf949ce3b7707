import { useEffect, useRef } from 'react';
import { CardArea } from '../card-area.tsx';
import type { Price, Tokenize } from '../card-tokenizer.ts';
import { takeCard } from '../take-card.ts';
import type { MethodPanelProps, RequestPayment } from './payment-method.ts';

/** By card, in the fields or the form that this brand is set up with. */
export function CardPanel({ subject, onReady }: MethodPanelProps) {
  const { id, loadSetup, kept } = subject;
  // The fields are ready once; what there is to pay goes on changing.
  const newest = useRef(subject);
  useEffect(() => {
    newest.current = subject;
  });
  return (
    <CardArea
      subject={id}
      loadSetup={() => loadSetup('card')}
      kept={kept}
      onTokenizer={(tokenize) => onReady(tokenize && takingOf(tokenize, () => newest.current))}
    />
  );
}

function takingOf(tokenize: Tokenize, priceNow: () => Price): RequestPayment {
  return async () => {
    const { amountMinor, currency } = priceNow();
    const payment = await takeCard(tokenize, { amountMinor, currency });
    if ('message' in payment) return { kind: 'none', message: payment.message };
    if (payment.provider === 'hostedFields' || payment.provider === 'cardForm') {
      return { kind: 'tokenized', payment };
    }
    throw new Error('card fields give cards');
  };
}
