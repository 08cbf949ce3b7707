import type { PayPalTokenizeOptions } from '@albumen/pay/paypal';
import { usePayPal } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { keepPrice } from '../local/kept-price.ts';
import { chargeNonce, settle, type Ending } from '../local/settle.ts';
import { useFinish } from '../local/use-finish.ts';

/** What the wallet's page is asked to show. */
export type PayPalOrder = Required<
  Pick<PayPalTokenizeOptions, 'flow' | 'enableShippingAddress' | 'offerPayLater'>
>;

/** From the press of Pay, or from the return of the wallet, to the shop's answer. */
export function usePayPalWindow() {
  const wallets = usePayPal();
  const { status, error, hasReturned, tokenizeReturn } = wallets;
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'paypal.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const pay = async (order: PayPalOrder, amount: string): Promise<void> => {
    setEnding(undefined);
    note('page', 'paypal.tokenize()', { detail: order.flow, step: 'tokenize' });
    const price = { amount, currency: 'USD' };
    keepPrice(price);
    setEnding(
      await settle(async () => {
        const { nonce } = await wallets.tokenize({
          ...order,
          ...price,
          useraction: 'commit',
          billingAgreementDescription: 'The playground may charge you again.',
        });
        return chargeNonce(nonce, price);
      }),
    );
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/paypal', onEnding: setEnding });
  return { ...wallets, pay, ending };
}
