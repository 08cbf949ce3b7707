import type { JsonRecord } from '../../protocol/json.ts';
import type { Track } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { FRAME_SERVICE_FRAME_OPEN_FAILED } from '../../protocol/errors/general.ts';
import { PAYPAL_POPUP_CLOSED, PAYPAL_POPUP_OPEN_FAILED } from '../../protocol/errors/paypal.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { PayPalTokenizeOptions, PayPalTokenizePayload } from '../../types/paypal.ts';
import { appAddress, popupBridge } from '../frame-service/bridge-window.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { flowError } from '../paypal-checkout/create-payment.ts';
import { endpointOf, paymentBody, type ReturnAddresses } from '../paypal-checkout/payment-body.ts';
import { startRedirect } from '../shared/redirect-return.ts';
import { paypalRedirect, type PendingFlow } from './pending-flow.ts';
import { tokenizeReturn } from './tokenize-return.ts';

/** What a ready component is made of. */
export interface PayPalParts {
  client: Client;
  configuration: Configuration;
  service: FrameService;
  /** The configuration's part about PayPal. */
  paypal: JsonRecord;
  /** May the page go to PayPal itself where it can have no window? */
  canLeavePage: boolean;
  track: Track;
}

/**
 * Opens the window within the click, has the payment created for it, waits for the payer, and turns
 * what they come back with into a nonce.
 */
export async function payInWindow(
  parts: PayPalParts,
  options: PayPalTokenizeOptions,
): Promise<PayPalTokenizePayload> {
  const { service, canLeavePage, track } = parts;
  const { flow: flowName, intent, vault } = options;
  const pending: PendingFlow = { flow: flowName, intent, vault };
  const flow = service.open({ canLeavePage });
  track(`tokenization.opened${popupBridge() ? '-popupbridge' : ''}`);
  if (options.offerCredit === true) track('credit.offered');
  if (options.offerPayLater === true) track('paylater.offered');
  let hasFailed = false;
  const failed = new Promise<never>((_, reject) => {
    createPayment(parts, options, pending).then(
      (url) => flow.redirect(url),
      (error: unknown) => {
        hasFailed = true;
        reject(flowError(error));
        flow.close();
      },
    );
  });
  const came = flow.result.catch((error: BraintreeError) => {
    // The failure that closed it is thrown already.
    if (hasFailed) throw error;
    throw windowError(error, track);
  });
  return tokenizeReturn(parts, pending, await Promise.race([failed, came]));
}

interface Answer {
  paymentResource?: { redirectUrl?: string };
  agreementSetup?: { approvalUrl?: string };
}

/** @returns where the payer approves it */
async function createPayment(
  { client, service, paypal }: PayPalParts,
  options: PayPalTokenizeOptions,
  pending: PendingFlow,
): Promise<string> {
  const redirect = startRedirect(paypalRedirect);
  const { paymentResource, agreementSetup }: Answer = await client.request({
    endpoint: endpointOf(pending.flow === 'vault'),
    method: 'post',
    data: {
      ...paymentBody(options, {
        displayName: paypal['displayName'],
        ...returnAddresses(service, redirect.returnUrl(location.href)),
      }),
      offerPayLater: options.offerPayLater === true,
    },
  });
  const url = new URL(paymentResource?.redirectUrl ?? agreementSetup?.approvalUrl ?? '');
  if (options.useraction === 'commit') url.searchParams.set('useraction', 'commit');
  redirect.keep(pending);
  return url.href;
}

/** An app's bridge is notified of addresses that lead back into the app, and of no others. */
function returnAddresses(service: FrameService, r: string): ReturnAddresses {
  return {
    returnUrl: appAddress('return') ?? service.returnAddress('redirect-frame', { r }),
    cancelUrl: appAddress('cancel') ?? service.returnAddress('cancel-frame', { r }),
  };
}

function windowError(error: BraintreeError, track: Track): BraintreeError {
  if (error.code === FRAME_SERVICE_FRAME_OPEN_FAILED[0]) {
    return payError(PAYPAL_POPUP_OPEN_FAILED, {}, { originalError: error });
  }
  track('tokenization.closed.by-user');
  return payError(PAYPAL_POPUP_CLOSED);
}
