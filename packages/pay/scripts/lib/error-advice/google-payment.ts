import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  GOOGLE_PAYMENT_NOT_ENABLED: {
    when: 'The merchant has no Google Pay.',
    remedy: 'Enable it in the console.',
  },
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION: {
    when: '`googlePayVersion` is neither 1 nor 2.',
    remedy: 'Use 2.',
  },
  GOOGLE_PAYMENT_GATEWAY_ERROR: {
    when: "The gateway could not tokenize Google's answer.",
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
};
