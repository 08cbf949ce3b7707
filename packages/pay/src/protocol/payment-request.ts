import type { Bus, Checks } from './bus.ts';
import { isAnything, isRecord, listOf } from './checks.ts';

export const FRAME_READY = 'payment-request:FRAME_READY';
export const FRAME_CAN_MAKE_REQUESTS = 'payment-request:FRAME_CAN_MAKE_REQUESTS';
export const PAYMENT_REQUEST_INITIALIZED = 'payment-request:PAYMENT_REQUEST_INITIALIZED';
export const CAN_MAKE_PAYMENT = 'payment-request:CAN_MAKE_PAYMENT';
export const SHIPPING_ADDRESS_CHANGE = 'payment-request:SHIPPING_ADDRESS_CHANGE';
export const SHIPPING_OPTION_CHANGE = 'payment-request:SHIPPING_OPTION_CHANGE';
export const UPDATE_SHIPPING_ADDRESS = 'payment-request:UPDATE_SHIPPING_ADDRESS';
export const UPDATE_SHIPPING_OPTION = 'payment-request:UPDATE_SHIPPING_OPTION';

/** The two ways that the component knows, by the browser's names. */
export const BASIC_CARD = 'basic-card';
export const GOOGLE_PAY = 'https://google.com/pay';

/** Names of errors by which the frame says what went wrong; others are the browser's own. */
export const INITIALIZATION_FAILED = 'PAYMENT_REQUEST_INITIALIZATION_FAILED';
export const GOOGLE_TOKENIZATION_FAILED = 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_TOKENIZATION_ERROR';
export const GOOGLE_PARSING_FAILED = 'BRAINTREE_GATEWAY_GOOGLE_PAYMENT_PARSING_ERROR';

export const METHOD_UNSUPPORTED = 'PAYMENT_REQUEST_METHOD_UNSUPPORTED';

/** What a frame answers: an error, or null and a result. */
export type FrameAnswer = readonly [FrameError] | readonly [null, unknown];

export interface FrameError {
  name: string;
  message: string;
  code?: unknown;
  type?: unknown;
  details?: unknown;
}

/** What the merchant wants the browser to be asked. */
export interface AskedPayment {
  supportedPaymentMethods: { supportedMethods: string; data?: unknown }[];
  details: unknown;
  options?: unknown;
}

/** What the methods are made of is the merchant's affair; the browser checks it. */
function isAsked(value: unknown): value is AskedPayment {
  return isRecord(value) && listOf(isRecord)(value['supportedPaymentMethods']);
}

/** What the frame may say to the merchant page. */
export const fromPaymentFrame = {
  [FRAME_READY]: isAnything,
  [FRAME_CAN_MAKE_REQUESTS]: isAnything,
  [SHIPPING_ADDRESS_CHANGE]: isAnything,
  [SHIPPING_OPTION_CHANGE]: isAnything,
} satisfies Checks;

/** What a merchant page may say to its frame. */
export const toPaymentFrame = {
  [PAYMENT_REQUEST_INITIALIZED]: isAsked,
  [CAN_MAKE_PAYMENT]: isAsked,
  [UPDATE_SHIPPING_ADDRESS]: isRecord,
  [UPDATE_SHIPPING_OPTION]: isRecord,
} satisfies Checks;

/** The line to the merchant page, as the payment frame has it. */
export type PaymentFrameBus = Bus<typeof toPaymentFrame>;
