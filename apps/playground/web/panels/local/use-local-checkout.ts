import { useLocalPayment } from '@albumen/pay-react';
import { useEffect, useRef, useState } from 'react';
import type { ChargeOutcome } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { messageOf } from '../../shell/api.ts';
import { charge } from '../card/charge.ts';
import { optionsFor, type Way } from './ways.ts';

/** What became of the last payment. */
export type Ending =
  | { kind: 'charged'; charge: ChargeOutcome }
  /** It waits for the payer's phone. */
  | { kind: 'waiting'; on: string }
  | { kind: 'failed'; code: string | undefined; message: string };

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
    const started = { ...optionsFor(way, amount, answer), onPaymentStart };
    setEnding(
      await settle(async () => {
        const payload = await payments.startPayment(started);
        if (!payload)
          return { kind: 'waiting', on: way.asks === 'phone' ? `351${answer}` : answer };
        return chargeNonce(payload.nonce, amount, way.currency);
      }),
    );
  };
  const isFinishing = useRef(false);
  useEffect(() => {
    // A second charge of the same nonce would only be refused.
    if (!hasReturned || isFinishing.current) return;
    isFinishing.current = true;
    const finish = async (): Promise<Ending> =>
      chargeNonce((await tokenizeReturn()).nonce, '24.00', 'EUR');
    void settle(finish).then((reached) => {
      setEnding(reached);
      history.replaceState(null, '', '/local');
    });
  }, [hasReturned, tokenizeReturn]);
  return { ...payments, pay, ending };
}

function onPaymentStart(data: { paymentId: string }, start: () => void): void {
  note('page', 'onPaymentStart', { detail: data.paymentId, step: 'tokenize' });
  start();
}

async function chargeNonce(nonce: string, amount: string, currency: string): Promise<Ending> {
  note('page', 'nonce', { detail: nonce, step: 'tokenize' });
  return { kind: 'charged', charge: await charge({ nonce, amount, currency }) };
}

async function settle(work: () => Promise<Ending>): Promise<Ending> {
  try {
    return await work();
  } catch (failure) {
    noteError('page', failure, 'tokenize');
    const { code } = Object(failure) as { code?: string };
    return { kind: 'failed', code, message: messageOf(failure) };
  }
}
