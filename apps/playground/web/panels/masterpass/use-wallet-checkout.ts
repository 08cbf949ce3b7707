import { useMasterpass } from '@albumen/pay-react';
import { note } from '../../live-log/log.ts';
import { chargeNonce } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';

/** Pays: from the press of Pay to the shop's answer. */
export function useWalletCheckout() {
  const wallet = useMasterpass();
  const { ending, attempt } = useEnding('masterpass', wallet);

  const pay = (amount: string): Promise<void> =>
    attempt('masterpass.tokenize()', `${amount} USD`, async () => {
      const { nonce, description, contact } = await wallet.tokenize({
        subtotal: amount,
        currencyCode: 'USD',
      });
      note('page', description, { detail: contact.emailAddress });
      return chargeNonce(nonce, { amount, currency: 'USD' });
    });
  return { ...wallet, pay, ending };
}
