import { useEffect, useRef } from 'react';
import { CardArea } from '../card-area.tsx';
import type { Price, Tokenize, Tokenized } from '../card-tokenizer.ts';
import type { MethodPanelProps, RequestPayment } from './payment-method.ts';
import { reportError } from '../../../shell/errors/error-reporting.ts';
import { challenge } from '../challenge.ts';
import { adviceFor, isDuplicateCard } from '../tokenize-advice.ts';

/** Payment by card, in the fields or the form that this brand is set up with. */
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

/** The first two steps of a payment by card: tokenize → challenge. A message when there is no card. */
async function takeCard(
  tokenize: Tokenize,
  price: Price,
): Promise<Tokenized | { message: string }> {
  try {
    return await challenge(await tokenize(), price);
  } catch (error) {
    if (isDuplicateCard(error)) reportError(error);
    return { message: adviceFor(error) };
  }
}
