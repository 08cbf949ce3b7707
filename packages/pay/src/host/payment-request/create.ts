import { sendEvent } from '../../protocol/analytics.ts';
import { PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS } from '../../protocol/errors/payment-request.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  PaymentRequestComponent,
  PaymentRequestCreateOptions,
} from '../../types/payment-request.ts';
import { abortable } from '../shared/abort.ts';
import { openComponent } from '../client-source/open-component.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';
import { insertPaymentFrame } from './payment-frame.ts';
import { supportedMethods } from './supported-methods.ts';

/** Checks options and merchant, and puts the hidden frame on the page. */
export async function openPaymentRequest(
  options: PaymentRequestCreateOptions | undefined,
): Promise<PaymentRequestComponent> {
  const { options: checked, configuration } = await openComponent(options, 'Payment Request');
  const { signal } = checked;
  const methods = supportedMethods(configuration, checked);
  if (Object.keys(methods).length === 0) {
    throw payError(PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS);
  }
  const track = (event: string): void => sendEvent(configuration, `payment-request.${event}`);
  track('initialized');
  const frame = insertPaymentFrame(configuration);
  try {
    await watchLoad(abortable(frame.ready, signal), () => track('load.timed-out'));
  } catch (error) {
    frame.remove();
    throw error;
  }
  return createInstance({ configuration, methods, frame });
}
