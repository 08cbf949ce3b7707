import { useGooglePay, usePaymentRequest } from '@albumen/pay-react';
import { note } from '../../live-log/log.ts';
import { chargeNonce } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';

/** Pays: from the press of a button to the shop's answer, by Google's sheet or the browser's own. */
export function useGoogleCheckout() {
  const googlePay = useGooglePay();
  const browser = usePaymentRequest();
  const { ending, attempt } = useEnding('googlePayment', googlePay);

  const finish = (
    amount: string,
    call: string,
    work: () => Promise<{ nonce: string; description: string } | undefined>,
  ): Promise<void> =>
    attempt(call, `${amount} USD`, async () => {
      const payload = await work();
      if (!payload) throw new Error('The sheet was closed.');
      note('page', payload.description);
      return chargeNonce(payload.nonce, { amount, currency: 'USD' });
    });
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
