import { useLocalPayment } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { keepPrice } from './kept-price.ts';
import { chargeNonce, settle, type Ending } from './settle.ts';
import { useFinish } from './use-finish.ts';
import { optionsFor, type Way } from './ways.ts';

/** From the press of Pay, or from the return of a bank, to the shop's answer. */
export function useLocalCheckout() {
  const payments = useLocalPayment();
  const { status, error, hasReturned, tokenizeReturn } = payments;
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'localPayment.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const pay = async (way: Way, amount: string, answer: string): Promise<void> => {
    setEnding(undefined);
    note('page', 'startPayment()', { detail: way.title, step: 'tokenize' });
    const price = { amount, currency: way.currency };
    keepPrice(price);
    const started = { ...optionsFor(way, amount, answer), onPaymentStart };
    setEnding(
      await settle(async () => {
        const payload = await payments.startPayment(started);
        if (!payload)
          return { kind: 'waiting', on: way.asks === 'phone' ? `351${answer}` : answer };
        return chargeNonce(payload.nonce, price);
      }),
    );
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/local', onEnding: setEnding });
  return { ...payments, pay, ending };
}

function onPaymentStart(data: { paymentId: string }, start: () => void): void {
  note('page', 'onPaymentStart', { detail: data.paymentId, step: 'tokenize' });
  start();
}
