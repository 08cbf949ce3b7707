import type { BraintreeGateway } from 'braintree';
import { tokenFor, type CurrencyAccounts } from './currency-accounts.ts';
import { createCharges } from './gateway-charges.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface CardFormOptions {
  sdk: () => Promise<BraintreeGateway>;
  accounts: CurrencyAccounts;
  /** The script, and the global that it fills with something that has `create`. */
  script: { scriptUrl: string; global: string };
}

/** A form that a script of the vendor makes in our page; the page gets a token. */
export function createCardForm({ sdk, accounts, script }: CardFormOptions): PaymentProvider {
  return {
    id: 'cardForm',
    ...createCharges(sdk, { accounts }),
    shown: { cardForm: script },
    async pageSetup(currency) {
      const { clientToken } = await (
        await sdk()
      ).clientToken.generate(tokenFor(accounts, currency));
      return { cardForm: { clientToken, ...script } };
    },
  };
}
