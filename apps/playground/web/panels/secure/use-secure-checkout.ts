import { usePay } from '@albumen/pay-react';
import { useState, type RefObject } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { charge } from '../card/charge.ts';
import type { OutcomeFacts } from '../card/outcome.tsx';
import type { Version } from './secure-cards.ts';

export interface SecureOrder {
  number: string;
  version: Version;
  amount: string;
}

/** Makes a nonce of a test card, has its bank asked, and charges what comes of it. */
export function useSecureCheckout(place: RefObject<HTMLElement | null>) {
  const { client, load, status } = usePay();
  const [isPaying, setIsPaying] = useState(false);
  const [outcome, setOutcome] = useState<OutcomeFacts>();

  async function verify({ number, version, amount }: SecureOrder): Promise<string> {
    if (!client) throw new Error('The connection is not ready yet.');
    const { create } = await load('threeDSecure');
    const secure = await create({
      client,
      version,
      cardinalSDKConfig: { payment: { displayExitButton: true } },
    });
    secure.on('authentication-iframe-available', ({ element }, next) => {
      place.current?.append(element);
      next?.();
    });
    secure.on('customer-canceled', () => note('fields', 'customer-canceled'));
    try {
      const answer = await client.request({
        method: 'post',
        endpoint: 'payment_methods/credit_cards',
        data: { creditCard: { number, expirationDate: '12/34', options: { validate: false } } },
      });
      const payload = await secure.verifyCard({
        nonce: answer.creditCards[0].nonce,
        bin: number.slice(0, 6),
        amount,
        collectDeviceData: true,
        onLookupComplete: (data, next) => {
          const detail = data.requiresUserAuthentication ? 'the bank asks' : 'no question';
          note('fields', 'lookup-complete', { detail });
          next();
        },
        addFrame: (_error, frame) => frame && place.current?.append(frame),
        removeFrame: () => place.current?.replaceChildren(),
      });
      const { status: found, liabilityShifted } = payload.threeDSecureInfo;
      const shift = liabilityShifted ? 'liability shifted' : 'liability stays';
      note('fields', 'verifyCard', { detail: `${found} · ${shift}` });
      return payload.nonce;
    } finally {
      await secure.teardown();
      place.current?.replaceChildren();
    }
  }

  async function pay(order: SecureOrder): Promise<void> {
    setIsPaying(true);
    setOutcome(undefined);
    try {
      const nonce = await verify(order);
      setOutcome({ kind: 'charged', charge: await charge({ nonce, amount: order.amount }) });
    } catch (error) {
      noteError('fields', error);
      const { code, message } = Object(error) as { code?: string; message?: string };
      setOutcome({ kind: 'refused', code, message: message ?? String(error) });
    } finally {
      setIsPaying(false);
    }
  }

  return { isReady: status === 'ready' && !isPaying, isPaying, outcome, pay };
}
