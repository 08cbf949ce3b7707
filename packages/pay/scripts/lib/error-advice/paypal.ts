import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  PAYPAL_NOT_ENABLED: {
    when: 'The merchant has no PayPal.',
    remedy: 'Enable it in the console, or give `merchantAccountId` where the component takes it.',
  },
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED: {
    when: 'A sandbox merchant without a linked PayPal account.',
    remedy: 'Link one in the console.',
  },
  PAYPAL_ACCOUNT_TOKENIZATION_FAILED: {
    when: 'The customer authorized, and the gateway could not tokenize.',
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
  PAYPAL_FLOW_FAILED: {
    when: 'The payment could not be created.',
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
  PAYPAL_FLOW_OPTION_REQUIRED: {
    when: '`flow` is missing, or is neither `checkout` nor `vault`.',
    remedy: 'Give it.',
  },
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: {
    when: 'A PayPal window is open already.',
    remedy: 'Disable the button while the flow runs.',
  },
  PAYPAL_POPUP_OPEN_FAILED: {
    when: 'The browser did not open the window.',
    remedy: 'Call `tokenize` directly in a click.',
  },
  PAYPAL_POPUP_CLOSED: {
    when: 'The customer closed the window.',
    remedy: 'Let them start again.',
  },
  PAYPAL_INVALID_PAYMENT_OPTION: {
    when: "The gateway refused the payment's options, or currencies are mixed.",
    remedy: 'Correct what `details.originalError` names.',
  },
  PAYPAL_MISSING_REQUIRED_OPTION: {
    when: 'A required option is missing.',
    remedy: 'Give it.',
  },
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED: {
    when: '`amount`, `currency` or `vaultInitiatedCheckoutPaymentMethodToken` is missing.',
    remedy: 'Give it.',
  },
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED: {
    when: 'The browser did not open the window.',
    remedy: 'Start the checkout directly in a click.',
  },
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED: {
    when: 'The customer closed the window.',
    remedy: 'Let them start again.',
  },
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS: {
    when: 'A vault initiated checkout runs already.',
    remedy: 'Disable the button while it runs.',
  },
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED: {
    when: 'The checkout could not be created.',
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
};
