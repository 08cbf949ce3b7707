import { useGooglePay, usePaymentRequest } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { chargeNonce, settle, type Ending } from '../local/settle.ts';

/** From the press of a button to the shop's answer, by Google's sheet or the browser's own. */
export function useGoogleCheckout() {
  const googlePay = useGooglePay();
  const browser = usePaymentRequest();
  const { status, error } = googlePay;
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'googlePayment.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const finish = async (
    amount: string,
    call: string,
    work: () => Promise<{ nonce: string; description: string } | undefined>,
  ): Promise<void> => {
    setEnding(undefined);
    note('page', call, { detail: `${amount} USD`, step: 'tokenize' });
    setEnding(
      await settle(async () => {
        const payload = await work();
        if (!payload) throw new Error('The sheet was closed.');
        note('page', payload.description);
        return chargeNonce(payload.nonce, { amount, currency: 'USD' });
      }),
    );
  };
  const pay = (amount: string): Promise<void> =>
    finish(amount, 'loadPaymentData()', () => googlePay.pay({ amount, currencyCode: 'USD' }));
  const askBrowser = (amount: string): Promise<void> =>
    finish(amount, 'paymentRequest.tokenize()', () =>
      browser.tokenize({
        details: { total: { label: 'Total', amount: { currency: 'USD', value: amount } } },
      }),
    );
  return { googlePay, browser, pay, askBrowser, ending };
}
