import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  LOCAL_PAYMENT_NOT_ENABLED: {
    when: 'The merchant has no local payments.',
    remedy: 'Enable PayPal and local payments in the console.',
  },
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: {
    when: 'A local payment runs already.',
    remedy: 'Disable the button while it runs.',
  },
  LOCAL_PAYMENT_CANCELED: {
    when: 'The customer canceled at the bank.',
    remedy: 'Let them start again.',
  },
  LOCAL_PAYMENT_WINDOW_CLOSED: {
    when: 'The customer closed the window.',
    remedy: 'Let them start again.',
  },
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED: {
    when: 'The browser did not open the window.',
    remedy: 'Call `startPayment` directly in a click.',
  },
  LOCAL_PAYMENT_START_PAYMENT_FAILED: {
    when: 'The payment could not be created, or the bank reported an error.',
    remedy: 'Ask the customer to try again or to choose another way.',
  },
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION: {
    when: 'An option that this payment type needs is missing. `details` says which.',
    remedy: 'Give it.',
  },
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED: {
    when: 'A payment type without a window was answered with a redirect.',
    remedy: 'Offer another way to pay.',
  },
  LOCAL_PAYMENT_TOKENIZATION_FAILED: {
    when: 'The customer authorized, and the gateway could not tokenize.',
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: {
    when: 'The gateway refused an option (422).',
    remedy: 'Correct what `details.originalError` names.',
  },
};
