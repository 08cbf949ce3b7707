import { linkPaymentSetup } from '@albumen/contract/endpoints/payment-links';
import { call } from '../../../shell/browser-api.ts';
import { CardArea } from '../../payment/card-area.tsx';
import type { Price, Tokenize } from '../../payment/card-tokenizer.ts';
import { takeCard } from '../../payment/take-card.ts';
import type { MethodPanelProps, TakePayment } from './method-panels.ts';

/** By card, in the fields or the form that this brand is set up with. */
export function CardPanel({ link, onReady }: MethodPanelProps) {
  const { linkId } = link;
  return (
    <CardArea
      subject={linkId}
      loadSetup={() => call(linkPaymentSetup, { params: { linkId } })}
      kept="Nothing was charged, and what you entered is kept."
      onTokenizer={(tokenize) => onReady(tokenize && takingOf(tokenize, link))}
    />
  );
}

function takingOf(tokenize: Tokenize, price: Price): TakePayment {
  return async () => {
    const payment = await takeCard(tokenize, price);
    if ('message' in payment) return payment;
    // Only an order that costs nothing is paid with nothing.
    if (payment.provider === 'none') throw new Error('a link is never free');
    return payment;
  };
}
