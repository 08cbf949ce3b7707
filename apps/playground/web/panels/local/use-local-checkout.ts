import { useLocalPayment } from '@albumen/pay-react';
import { note } from '../../live-log/log.ts';
import { keepPrice } from '../story/kept-price.ts';
import { chargeNonce } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';
import { useFinish } from '../story/use-finish.ts';
import { optionsFor, type Way } from './ways.ts';

/** Pays: from the press of Pay, or from the return of a bank, to the shop's answer. */
export function useLocalCheckout() {
  const payments = useLocalPayment({ redirect: 'allowed' });
  const { hasReturned, tokenizeReturn } = payments;
  const { ending, setEnding, attempt } = useEnding('localPayment', payments);

  const pay = (way: Way, amount: string, answer: string): Promise<void> => {
    const price = { amount, currency: way.currency };
    keepPrice(price);
    const started = { ...optionsFor(way, amount, answer), onPaymentStart };
    return attempt('startPayment()', way.title, async () => {
      const payload = await payments.startPayment(started);
      if (payload) return chargeNonce(payload.nonce, price);
      return { kind: 'waiting', on: way.asks === 'phone' ? `351${answer}` : answer };
    });
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/local', onEnding: setEnding });
  return { ...payments, pay, ending };
}

/** Without `start` where no window is needed. */
function onPaymentStart(data: { paymentId: string }, start?: () => void): void {
  note('page', 'onPaymentStart', { detail: data.paymentId, step: 'tokenize' });
  start?.();
}
