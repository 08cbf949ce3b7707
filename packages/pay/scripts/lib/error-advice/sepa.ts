import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  SEPA_CREATE_MANDATE_FAILED: {
    when: 'The gateway did not create the mandate.',
    remedy: 'Check the IBAN and the other options; `details` say more.',
  },
  SEPA_CUSTOMER_CANCELED: {
    when: 'The customer canceled or closed the window.',
    remedy: 'Let them start again.',
  },
  SEPA_INVALID_MANDATE_TYPE: {
    when: '`mandateType` is neither `ONE_OFF` nor `RECURRENT`.',
    remedy: 'Use one of them.',
  },
  SEPA_TOKENIZATION_FAILED: {
    when: 'The approval failed, or its window did not open.',
    remedy: 'Call `tokenize` directly in a click; ask the customer to try again.',
  },
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION: {
    when: 'A required option is missing; `details` name it.',
    remedy: 'Give it.',
  },
  SEPA_TRANSACTION_FAILED: {
    when: 'The mandate was approved, and the gateway could not tokenize the account.',
    remedy: 'Ask the customer to try again.',
  },
};
