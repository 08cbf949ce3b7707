import type { SepaTokenizeOptions } from '@albumen/pay/sepa';
import { useSepa } from '@albumen/pay-react';
import { useEffect, useState } from 'react';
import { note, noteError } from '../../live-log/log.ts';
import { keepPrice } from '../local/kept-price.ts';
import { chargeNonce, settle, type Ending } from '../local/settle.ts';
import { useFinish } from '../local/use-finish.ts';

/** Whose account is debited, and how often. */
export type SepaOrder = Pick<SepaTokenizeOptions, 'iban' | 'accountHolderName' | 'mandateType'>;

/** From the press of Pay, or from the return of the bank, to the shop's answer. */
export function useSepaCheckout() {
  const accounts = useSepa();
  const { status, error, hasReturned, tokenizeReturn } = accounts;
  const [ending, setEnding] = useState<Ending>();

  useEffect(() => {
    if (status === 'ready') note('page', 'sepa.create', { detail: 'ready' });
    if (status === 'failed') noteError('page', error, 'create');
  }, [status, error]);

  const pay = async (order: SepaOrder, amount: string): Promise<void> => {
    setEnding(undefined);
    note('page', 'sepa.tokenize()', { detail: order.mandateType, step: 'tokenize' });
    const price = { amount, currency: 'EUR' };
    keepPrice(price);
    setEnding(
      await settle(async () => {
        const { nonce } = await accounts.tokenize({
          ...order,
          merchantAccountId: 'albumen_eur',
          customerId: 'ada-lovelace',
          // The country of the account's bank, which stands first in its number.
          countryCode: order.iban.trim().slice(0, 2).toUpperCase(),
        });
        return chargeNonce(nonce, price);
      }),
    );
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/sepa', onEnding: setEnding });
  return { ...accounts, pay, ending };
}
