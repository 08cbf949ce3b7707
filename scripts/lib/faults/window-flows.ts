import type { Page } from '@playwright/test';

/** A component that sends its customer away in a window. */
export interface WindowFlow {
  /** File name of its script. */
  component: string;
  /** Its module in `braintree`. */
  create: string;
  /** The call, of the instance, that opens the window within a click. */
  start: string;
  /** What the customer does in the window. */
  answer: (away: Page) => Promise<void>;
}

/** Every component that opens windows. */
export const windowFlows: readonly WindowFlow[] = [
  {
    component: 'local-payment',
    create: 'localPayment',
    start: `startPayment({
      paymentType: 'ideal', amount: '10.00', currencyCode: 'EUR', givenName: 'A', surname: 'B',
      fallback: { url: location.href, buttonText: 'Back' },
      onPaymentStart: (data, start) => start(),
    })`,
    answer: (bank) => bank.getByRole('button', { name: /^Pay/ }).click(),
  },
  {
    component: 'sepa',
    create: 'sepa',
    start: `tokenize({
      iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur', mandateType: 'ONE_OFF',
      customerId: 'a', accountHolderName: 'A B', countryCode: 'DE',
    })`,
    answer: (bank) => bank.getByRole('button', { name: 'Give mandate' }).click(),
  },
  {
    component: 'paypal',
    create: 'paypal',
    start: `tokenize({ flow: 'checkout', amount: '10.00', currency: 'USD' })`,
    async answer(wallet) {
      await wallet.getByRole('button', { name: /^Maya/ }).click();
      await wallet.getByRole('button', { name: 'Continue' }).click();
    },
  },
  {
    component: 'masterpass',
    create: 'masterpass',
    start: `tokenize({ subtotal: '10.00', currencyCode: 'USD' })`,
    async answer(wallet) {
      await wallet.getByLabel('Email address').fill('anna@wallet.example');
      await wallet.getByLabel('Password').fill('wallet');
      await wallet.getByRole('button', { name: 'Sign in' }).click();
      await wallet.getByRole('button', { name: 'Continue' }).click();
    },
  },
];
