import { recordOf } from '../../protocol/json.ts';
import type { Track } from '../../protocol/analytics.ts';
import {
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION,
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED,
  LOCAL_PAYMENT_START_PAYMENT_FAILED,
  LOCAL_PAYMENT_WINDOW_CLOSED,
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED,
} from '../../protocol/errors/local-payment.ts';
import { FRAME_SERVICE_FRAME_OPEN_FAILED } from '../../protocol/errors/general.ts';
import { type BraintreeError, httpStatusOf, payError } from '../../protocol/pay-error.ts';
import type {
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizePayload,
} from '../../types/local-payment.ts';
import type { Flow } from '../frame-service/flow.ts';
import type { InstanceParts } from './instance.ts';
import { tokenizeReturn } from './tokenize.ts';
import { createBody, type PaymentResource } from './wire.ts';

type Options = LocalPaymentStartPaymentOptions;
const usualSize = { width: 1282, height: 720 };

/** Paid elsewhere and later: resolves when the shop has noted which payment it is. */
export async function startDeferred(
  parts: InstanceParts,
  options: Options,
  track: Track,
): Promise<void> {
  const redirectUrl = await announce(parts, options, track).catch((error: unknown) => {
    throw startError(error);
  });
  if (redirectUrl) throw payError(LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED);
}

type Announce = (payment: { paymentId: string }) => unknown;

/** @returns where the gateway wants a window to go, which a deferred payment has no use for */
async function announce(
  parts: InstanceParts,
  options: Options,
  track: Track,
): Promise<PaymentResource['redirectUrl']> {
  const onPaymentStart = callbackOf(options);
  const { redirectUrl, paymentToken } = await createPayment(parts, options, track);
  // There is no window to start; the published declaration knows of none of these payments.
  if (!redirectUrl) await (onPaymentStart as Announce)({ paymentId: paymentToken });
  return redirectUrl;
}

/** Opens the window, has it sent to the bank, and tokenizes what it comes back with. */
export async function startInWindow(
  parts: InstanceParts,
  options: Options,
  track: Track,
): Promise<LocalPaymentTokenizePayload> {
  const { width, height } = options.windowOptions ?? {};
  const flow = parts.service.open({
    width: width || usualSize.width,
    height: height || usualSize.height,
    canLeavePage: parts.canLeavePage,
  });
  const failed = new Promise<never>((_, reject) => {
    sendToBank(parts, { options, flow, track }).catch((error: unknown) => {
      reject(startError(error));
      flow.close();
    });
  });
  const came = flow.result.catch((error: BraintreeError) => {
    throw windowError(error, track);
  });
  return tokenizeReturn(parts, await Promise.race([failed, came]), track);
}

interface Sending {
  options: Options;
  flow: Flow;
  track: Track;
}

async function sendToBank(parts: InstanceParts, { options, flow, track }: Sending): Promise<void> {
  const onPaymentStart = callbackOf(options);
  let isOver = false;
  flow.result.catch(() => {
    isOver = true;
  });
  const { redirectUrl, paymentToken } = await createPayment(parts, options, track);
  if (isOver) return;
  if (!redirectUrl) throw new TypeError('the gateway answered without a redirectUrl');
  await onPaymentStart({ paymentId: paymentToken }, () => flow.redirect(redirectUrl));
}

/** Without it nobody would ever know which payment it was. */
function callbackOf({ onPaymentStart }: Options): NonNullable<Options['onPaymentStart']> {
  if (!onPaymentStart) throw new TypeError('options.onPaymentStart is missing');
  return onPaymentStart;
}

async function createPayment(
  { client, service, merchantAccountId }: InstanceParts,
  options: Options,
  track: Track,
): Promise<PaymentResource> {
  const page = 'local-payment-redirect-frame';
  const { url, buttonText, cancelUrl, cancelButtonText } = options.fallback ?? {};
  const body: { paymentResource: PaymentResource } = await client.request({
    method: 'post',
    endpoint: 'local_payments/create',
    data: createBody(options, merchantAccountId, {
      returnUrl: service.returnAddress(page, { r: url, t: buttonText }),
      cancelUrl: service.returnAddress(page, {
        r: cancelUrl || url,
        t: cancelButtonText || buttonText,
        c: '1',
      }),
    }),
  });
  // An answer without a payment has opened nothing.
  const { paymentToken, redirectUrl } = body.paymentResource;
  track('start-payment.opened');
  return { paymentToken, redirectUrl };
}

function startError(originalError: unknown): BraintreeError {
  const isRefused = httpStatusOf(originalError) === 422;
  const kind = isRefused
    ? LOCAL_PAYMENT_INVALID_PAYMENT_OPTION
    : LOCAL_PAYMENT_START_PAYMENT_FAILED;
  return payError(kind, {}, { originalError });
}

function windowError(error: BraintreeError, track: Track): BraintreeError {
  if (error.code === FRAME_SERVICE_FRAME_OPEN_FAILED[0]) {
    return payError(LOCAL_PAYMENT_WINDOW_OPEN_FAILED, {}, { originalError: error });
  }
  const params = recordOf(recordOf(error.details)['params']);
  if (params['errorcode'] === 'processing_error') {
    track('failed-in-window');
    return payError(LOCAL_PAYMENT_START_PAYMENT_FAILED);
  }
  track('tokenization.closed.by-user');
  return payError(LOCAL_PAYMENT_WINDOW_CLOSED);
}
