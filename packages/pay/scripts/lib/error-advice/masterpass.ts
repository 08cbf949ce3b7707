import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  MASTERPASS_BROWSER_NOT_SUPPORTED: {
    when: 'The browser can open neither windows nor a popup bridge.',
    remedy: 'Ask `isSupported()` before showing the button.',
  },
  MASTERPASS_NOT_ENABLED: {
    when: 'The merchant has no Masterpass.',
    remedy: 'Enable it in the console.',
  },
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION: {
    when: '`subtotal` or `currencyCode` is missing.',
    remedy: 'Give both.',
  },
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS: {
    when: 'A Masterpass window is open already.',
    remedy: 'Disable the button while the flow runs.',
  },
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED: {
    when: 'The customer authorized, and the gateway could not tokenize.',
    remedy: 'Ask the customer to try again.',
  },
  MASTERPASS_POPUP_OPEN_FAILED: {
    when: 'The browser did not open the window.',
    remedy: 'Call `tokenize` directly in a click.',
  },
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS: {
    when: 'The wallet reported success without what tokenizing needs.',
    remedy: 'Ask the customer to try again.',
  },
  MASTERPASS_POPUP_CLOSED: {
    when: 'The customer closed the window or did not finish.',
    remedy: 'Let them start again.',
  },
  MASTERPASS_INVALID_PAYMENT_OPTION: {
    when: 'The gateway refused an option (422).',
    remedy: 'Correct what `details.originalError` names.',
  },
  MASTERPASS_FLOW_FAILED: {
    when: 'The flow could not be started.',
    remedy: 'Ask the customer to try again.',
  },
};
