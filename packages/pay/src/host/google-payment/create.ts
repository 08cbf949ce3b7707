import type { Configuration } from '../../protocol/configuration.ts';
import {
  GOOGLE_PAYMENT_NOT_ENABLED,
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION,
} from '../../protocol/errors/google-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { GooglePayment, GooglePaymentCreateOptions } from '../../types/google-payment.ts';
import { abortable } from '../shared/abort.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
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
    checkMerchant(configuration, Number(googlePayVersion ?? 1));
    return configuration;
  });
  opening.catch(() => undefined);
  const ready = isDeferred ? undefined : await abortable(opening, signal);
  return createInstance({ options: checked, opening, ready });
}

function checkMerchant({ gatewayConfiguration }: Configuration, version: number): void {
  if (gatewayConfiguration.androidPay?.['enabled'] !== true) {
    throw payError(GOOGLE_PAYMENT_NOT_ENABLED);
  }
  if (version !== 1 && version !== 2) {
    throw payError(GOOGLE_PAYMENT_UNSUPPORTED_VERSION, { version });
  }
}
