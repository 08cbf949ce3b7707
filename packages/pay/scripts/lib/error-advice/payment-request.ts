import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS: {
    when: 'No payment method is both enabled and configured.',
    remedy: 'Enable cards or Google Pay in the console, or change `enabledPaymentMethods`.',
  },
  PAYMENT_REQUEST_CANCELED: {
    when: 'The customer closed the payment sheet.',
    remedy: 'Let them start again.',
  },
  PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED: {
    when: 'The browser refused the request.',
    remedy: "Correct `details` and `options`; `details.originalError` is the browser's error.",
  },
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED: {
    when: 'The browser could not answer `canMakePayment`.',
    remedy: 'Offer another way to pay.',
  },
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED: {
    when: '`canMakePayment` was asked too often with different methods.',
    remedy: 'Ask once and keep the answer.',
  },
  PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD: {
    when: 'A method was named that the component does not know.',
    remedy: 'Use `basicCard` or `googlePay`.',
  },
  PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE: {
    when: "Google's answer held an error of the gateway.",
    remedy: 'Check the Google Pay set-up of the merchant.',
  },
  PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR: {
    when: "Google's answer could not be read.",
    remedy: 'Ask the customer to try again.',
  },
  PAYMENT_REQUEST_NOT_COMPLETED: {
    when: 'The request ended otherwise.',
    remedy: 'Ask the customer to try again; `details.originalError` says more.',
  },
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE: {
    when: 'The type is missing.',
    remedy: 'Give `basicCard` or `googlePay`.',
  },
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED: {
    when: 'The type is not enabled.',
    remedy: 'Enable it in `enabledPaymentMethods` and in the console.',
  },
};
