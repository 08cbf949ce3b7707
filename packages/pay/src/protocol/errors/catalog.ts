import type * as client from './client.ts';
import type * as dataCollector from './data-collector.ts';
import type * as general from './general.ts';
import type * as googlePayment from './google-payment.ts';
import type * as hostedFields from './hosted-fields.ts';
import type * as localPayment from './local-payment.ts';
import type * as masterpass from './masterpass.ts';
import type * as paymentRequest from './payment-request.ts';
import type * as paypal from './paypal.ts';
import type * as sepa from './sepa.ts';
import type * as threeDSecure from './three-d-secure.ts';

/** Every code that an error of the SDK can have. */
export type ErrorCode =
  | keyof typeof general
  | keyof typeof client
  | keyof typeof hostedFields
  | keyof typeof dataCollector
  | keyof typeof paypal
  | keyof typeof localPayment
  | keyof typeof masterpass
  | keyof typeof paymentRequest
  | keyof typeof googlePayment
  | keyof typeof sepa
  | keyof typeof threeDSecure;
