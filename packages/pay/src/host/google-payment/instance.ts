import { type JsonRecord } from '../../protocol/json.ts';
import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { GOOGLE_PAYMENT_GATEWAY_ERROR } from '../../protocol/errors/google-payment.ts';
import { paymentIn, readGoogleAnswer } from '../../protocol/google-response.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  GooglePayment,
  GooglePaymentCreateOptions,
  GooglePaymentTokenizePayload,
} from '../../types/google-payment.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { defaultRequest, versionOf } from './google-request.ts';
import { mergeRequest } from './merge-request.ts';

/** What a component is made of. */
export interface InstanceParts {
  options: GooglePaymentCreateOptions;
  opening: Promise<Configuration>;
  /** There unless the client is waited for with the first request. */
  ready: Configuration | undefined;
}

/** The public face of a component. */
export function createInstance({ options, opening, ready }: InstanceParts): GooglePayment {
  const { googlePayVersion, googleMerchantId } = options;
  const track = (event: string): Promise<void> =>
    opening.then(
      (configuration) => sendEvent(configuration, `google-payment.${event}`),
      () => undefined,
    );

  function requestOf(configuration: Configuration, overrides?: JsonRecord | null) {
    const version = versionOf(googlePayVersion);
    void track(`v${version}.createPaymentDataRequest`);
    return mergeRequest(defaultRequest({ configuration, version, googleMerchantId }), overrides);
  }

  async function parse(response: unknown): Promise<GooglePaymentTokenizePayload> {
    try {
      const answer = readGoogleAnswer(response);
      const payload = paymentIn(answer);
      // A card without details, or none: the gateway has not answered.
      const isWhole = answer.paypalAccounts ?? answer.androidPayCards?.[0]?.['details'];
      if (!payload || !isWhole)
        throw answer.error ?? new TypeError('Google answered without a payment');
      const kind = answer.paypalAccounts ? 'paypal' : 'google-payment';
      void track('parseResponse.succeeded');
      void track(`parseResponse.succeeded.${kind}`);
      return payload as unknown as GooglePaymentTokenizePayload; // as the gateway wrote it
    } catch (originalError) {
      void track('parseResponse.failed');
      throw payError(GOOGLE_PAYMENT_GATEWAY_ERROR, {}, { originalError });
    }
  }

  const instance: GooglePayment = {
    createPaymentDataRequest: (overrides?: JsonRecord | null) =>
      ready
        ? requestOf(ready, overrides)
        : opening.then((configuration) => requestOf(configuration, overrides)),
    parseResponse: (response: unknown, callback?: unknown) => deliver(parse(response), callback),
    teardown: (callback?: unknown) => {
      endMethods(instance);
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
