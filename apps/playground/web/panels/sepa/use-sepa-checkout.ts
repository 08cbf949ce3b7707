import type { SepaTokenizeOptions } from '@albumen/pay/sepa';
import { useSepa } from '@albumen/pay-react';
import { keepPrice } from '../story/kept-price.ts';
import { chargeNonce } from '../story/settle.ts';
import { useEnding } from '../story/use-ending.ts';
import { useFinish } from '../story/use-finish.ts';

/** Whose account is debited, and how often. */
export type SepaOrder = Pick<SepaTokenizeOptions, 'iban' | 'accountHolderName' | 'mandateType'>;

/** Pays: from the press of Pay, or from the return of the bank, to the shop's answer. */
export function useSepaCheckout() {
  const accounts = useSepa({ redirect: 'allowed' });
  const { hasReturned, tokenizeReturn } = accounts;
  const { ending, setEnding, attempt } = useEnding('sepa', accounts);

  const pay = (order: SepaOrder, amount: string): Promise<void> => {
    const price = { amount, currency: 'EUR' };
    keepPrice(price);
    return attempt('sepa.tokenize()', order.mandateType, async () => {
      const { nonce } = await accounts.tokenize({
        ...order,
        merchantAccountId: 'albumen_eur',
        customerId: 'ada-lovelace',
        // The country of the account's bank, which stands first in its number.
        countryCode: order.iban.trim().slice(0, 2).toUpperCase(),
      });
      return chargeNonce(nonce, price);
    });
  };
  useFinish({ hasReturned, tokenizeReturn, path: '/sepa', onEnding: setEnding });
  return { ...accounts, pay, ending };
}
