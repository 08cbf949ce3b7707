import type { PayPalTokenizeOptions } from '@albumen/pay/paypal';
import { usePayPal } from '@albumen/pay-react';
import { keepPrice } from '../story/kept-price.ts';
import { chargeNonce } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';
import { useFinish } from '../story/use-finish.ts';

/** What the wallet's page is asked to show. */
export type PayPalOrder = Required<
  Pick<PayPalTokenizeOptions, 'flow' | 'enableShippingAddress' | 'offerPayLater'>
>;

/** Pays: from the press of Pay, or from the return of the wallet, to the shop's answer. */
export function usePayPalWindow() {
  const wallets = usePayPal({ redirect: 'allowed' });
  const { hasReturned, tokenizeReturn } = wallets;
  const { ending, setEnding, attempt } = useEnding('paypal', wallets);

  const pay = (order: PayPalOrder, amount: string): Promise<void> => {
    const price = { amount, currency: 'USD' };
    keepPrice(price);
    return attempt('paypal.tokenize()', order.flow, async () => {
      const { nonce } = await wallets.tokenize({
        ...order,
        ...price,
        useraction: 'commit',
        billingAgreementDescription: 'The playground may charge you again.',
      });
      return chargeNonce(nonce, price);
    });
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/paypal', onEnding: setEnding });
  return { ...wallets, pay, ending };
}
