import { useMasterpass } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { chargeNonce, settle, type Ending } from '../local/settle.ts';

/** From the press of Pay to the shop's answer. */
export function useWalletCheckout() {
  const wallet = useMasterpass();
  const { status, error, tokenize } = wallet;
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'masterpass.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const pay = async (amount: string): Promise<void> => {
    setEnding(undefined);
    note('page', 'masterpass.tokenize()', { detail: `${amount} USD`, step: 'tokenize' });
    setEnding(
      await settle(async () => {
        const { nonce, description, contact } = await tokenize({
          subtotal: amount,
          currencyCode: 'USD',
        });
        note('page', description, { detail: contact.emailAddress });
        return chargeNonce(nonce, { amount, currency: 'USD' });
      }),
    );
  };
  return { ...wallet, pay, ending };
}
