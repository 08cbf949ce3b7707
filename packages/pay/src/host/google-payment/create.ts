import {
  GOOGLE_PAYMENT_NOT_ENABLED,
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION,
} from '../../protocol/errors/google-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { GooglePayment, GooglePaymentCreateOptions } from '../../types/google-payment.ts';
import { abortable } from '../shared/abort.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { versionOf } from './google-request.ts';
import { createInstance } from './instance.ts';

const component = 'Google Pay';

/** Checks options and merchant; with `useDeferredClient` it resolves before the merchant is known. */
export async function openGooglePayment(
  options: GooglePaymentCreateOptions | undefined,
): Promise<GooglePayment> {
  const checked: GooglePaymentCreateOptions = checkOptions(options, component);
  const { signal, googlePayVersion, useDeferredClient: isDeferred = false } = checked;
  signal?.throwIfAborted();
  const opening = obtainClient(checked, component).then((client) => {
    const configuration = client.getConfiguration();
    if (!configuration.gatewayConfiguration.androidPay) throw payError(GOOGLE_PAYMENT_NOT_ENABLED);
    return configuration;
  });
  opening.catch(() => undefined);
  const version = versionOf(googlePayVersion);
  if (version !== 1 && version !== 2) {
    throw payError(GOOGLE_PAYMENT_UNSUPPORTED_VERSION, { version });
  }
  const ready = isDeferred ? undefined : await abortable(opening, signal);
  return createInstance({ options: checked, opening, ready });
}
