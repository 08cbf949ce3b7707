import { FRAME_SERVICE_FRAME_OPEN_FAILED } from '../../protocol/errors/general.ts';
import {
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED,
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED,
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED,
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED,
} from '../../protocol/errors/paypal.ts';
import { asPayError, type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { PayPalCheckoutVaultInitiatedOptions } from '../../types/paypal-checkout.ts';
import { appAddress } from '../frame-service/bridge-window.ts';
import type { Flow, ReturnParams } from '../frame-service/flow.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { showBackdrop } from './backdrop.ts';
import { createResource } from './create-payment.ts';
import type { CheckoutContext } from './checkout-context.ts';

type Options = PayPalCheckoutVaultInitiatedOptions;

const required = ['vaultInitiatedCheckoutPaymentMethodToken', 'currency', 'amount'] as const;

/** @throws BraintreeError `PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED` */
export function checkVaultOptions(options: Options | undefined): Options {
  const missing = required.find((name) => !options || !Object.hasOwn(options, name));
  if (!options || missing) {
    throw payError(PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED, { option: missing });
  }
  return options;
}

/**
 * Opens the window, has the payment created for it, and waits for the payer.
 * @returns the parameters that PayPal led back with
 * @throws BraintreeError `PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED`, `…_CANCELED`,
 *   `…_SETUP_FAILED`
 */
export async function visitPayPal(
  context: CheckoutContext,
  service: FrameService,
  { optOutOfModalBackdrop, ...options }: Options,
): Promise<ReturnParams> {
  const flow = service.open();
  const hide = optOutOfModalBackdrop ? undefined : showBackdrop(() => flow.focus());
  let hasFailed = false;
  const failed = new Promise<never>((_, reject) => {
    sendOn(context, { flow, service, options }).catch((error: unknown) => {
      hasFailed = true;
      reject(asPayError(error, PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED));
      flow.close();
    });
  });
  const came = flow.result.catch((error: BraintreeError) => {
    // The failure that closed the window is thrown already, and nobody canceled.
    if (hasFailed) throw error;
    throw windowError(error, context.track);
  });
  try {
    const params = await Promise.race([failed, came]);
    // An app's browser says so.
    if (params['c']) throw canceled(context.track);
    return params;
  } finally {
    hide?.();
  }
}

interface Sending {
  flow: Flow;
  service: FrameService;
  options: Omit<Options, 'optOutOfModalBackdrop'>;
}

async function sendOn(
  context: CheckoutContext,
  { flow, service, options }: Sending,
): Promise<void> {
  const { approvalUrl } = await createResource(
    context,
    { ...options, flow: 'checkout' },
    {
      returnUrl: appAddress('return') ?? service.returnAddress('redirect-frame'),
      cancelUrl: appAddress('cancel') ?? service.returnAddress('cancel-frame'),
    },
  );
  flow.redirect(approvalUrl);
}

function windowError(error: BraintreeError, track: CheckoutContext['track']): BraintreeError {
  const details = { originalError: error };
  if (error.code === FRAME_SERVICE_FRAME_OPEN_FAILED[0]) {
    track('startVaultInitiatedCheckout.failed.popup-not-opened');
    return payError(PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED, {}, details);
  }
  return canceled(track);
}

function canceled(track: CheckoutContext['track']): BraintreeError {
  track('startVaultInitiatedCheckout.canceled.by-customer');
  return payError(PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED);
}
