import type { BraintreeGateway } from 'braintree';
import { tokenFor, type CurrencyAccounts } from './currency-accounts.ts';
import { createCharges } from './gateway-charges.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface CardFormOptions {
  sdk: () => Promise<BraintreeGateway>;
  accounts: CurrencyAccounts;
  /** The script that fills a global with `create`. */
  scriptUrl: string;
}

/** A form that a script of the gateway makes in our page; the page gets a token. */
export function createCardForm({ sdk, accounts, scriptUrl }: CardFormOptions): PaymentProvider {
  return {
    id: 'cardForm',
    ...createCharges(sdk, { accounts }),
    async pageSetup(currency) {
      const { clientToken } = await (
        await sdk()
      ).clientToken.generate(tokenFor(accounts, currency));
      return { cardForm: { clientToken, scriptUrl } };
    },
  };
}
