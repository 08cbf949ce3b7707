import type { Track } from '../../protocol/analytics.ts';
import { THREEDS_LOOKUP_ERROR } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type {
  ThreeDSecureCreateOptions,
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from '../../types/three-d-secure.ts';
import type { Listeners } from '../shared/listeners.ts';
import { readBankAnswer } from './bank-answer.ts';
import { type FramePlace, visitBank } from './bank-frame.ts';
import { checkExemption, missingOption } from './check-options.ts';
import type { CardNetwork } from './card-network.ts';
import { confirm } from './confirm.ts';
import { lookUp, withNetwork } from './look-up.ts';
import { type LookupReply, payloadOf } from './lookup-reply.ts';
import { lookupRequest } from './lookup-request.ts';
import type { Style } from './style.ts';
import type { Verification } from './verification.ts';

/** Milliseconds that a merchant may take between a lookup and its challenge. */
const NEXT_LIMIT_MS = 900_000;
/** The card network's code for a customer who gave up. */
const CANCELED_BY_CUSTOMER = '01';

/** What every verification of an instance works with. */
export interface VerificationContext {
  client: Client;
  network: CardNetwork | undefined;
  style: Style;
  options: ThreeDSecureCreateOptions;
  listeners: Listeners;
  track: Track;
}

interface Challenged {
  reply: LookupReply;
  options?: ThreeDSecureVerifyOptions;
}

/** Lookup, the merchant's say, and the challenge where the issuer wants one. */
export async function verifyCard(
  context: VerificationContext,
  verification: Verification,
  options: ThreeDSecureVerifyOptions,
): Promise<ThreeDSecureVerifyPayload> {
  const { client, style, track } = context;
  if (style !== 'legacy') checkExemption(options);
  // The lookup waits for the network in any case, and a flow starts when nothing holds it up.
  await ready(context, verification);
  track('verification-flow.started');
  const data = await verification.orCanceled(withNetwork(lookupRequest(options, style), context));
  const reply = await verification
    .orCanceled(lookUp(client, options.nonce, data))
    .catch((error: { details?: { originalError?: { details?: { httpStatus?: number } } } }) => {
      const status = error.details?.originalError?.details?.httpStatus;
      const isNamed = status === 404 || status === 422;
      track(`verification-flow.lookup-failed${isNamed ? `.${status}` : ''}`);
      throw error;
    });
  verification.found = reply;
  track(`verification-flow.3ds-version.${reply.lookup.threeDSecureVersion}`);
  if (style !== 'legacy') await verification.orCanceled(askMerchant(context, options, reply));
  return finish(context, verification, { reply, options });
}

/** Resolves when the network is set up, or cannot be. */
function ready({ network }: VerificationContext, verification: Verification): Promise<unknown> {
  return verification.orCanceled(Promise.allSettled([network?.session()]));
}

/** The challenge of a lookup, or its result where there is none. */
export async function finish(
  context: VerificationContext,
  verification: Verification,
  challenged: Challenged,
): Promise<ThreeDSecureVerifyPayload> {
  const { track } = context;
  // A lookup of the merchant's server may come before the network.
  await ready(context, verification);
  track(`verification-flow.challenge-presented.${Boolean(challenged.reply.lookup.acsUrl)}`);
  const payload = await resultOf(context, verification, challenged);
  track(`verification-flow.liability-shifted.${payload.liabilityShifted}`);
  track(`verification-flow.liability-shift-possible.${payload.liabilityShiftPossible}`);
  return payload;
}

async function resultOf(
  context: VerificationContext,
  verification: Verification,
  { reply, options }: Challenged,
): Promise<ThreeDSecureVerifyPayload> {
  const { lookup, paymentMethod, threeDSecureInfo } = reply;
  if (!lookup.acsUrl) {
    return payloadOf(paymentMethod, threeDSecureInfo, { verificationDetails: threeDSecureInfo });
  }
  const { client, network, listeners, track } = context;
  // Of the first version are those that were created so, whatever a lookup calls itself.
  if (!network) return inFrame(context, verification, { reply, options });
  if (!lookup.transactionId) throw payError(THREEDS_LOOKUP_ERROR, {}, { originalError: reply });
  const validated = await verification.orCanceled(network.challenge(lookup, verification.signal));
  const cancelCode = validated.data.Payment?.ExtendedData?.ChallengeCancel;
  if (cancelCode) track(`verification-flow.cardinal-sdk.cancel-code.${cancelCode}`);
  if (cancelCode === CANCELED_BY_CUSTOMER) listeners.emit('customer-canceled');
  track('verification-flow.upgrade-payment-method.started');
  const payload = await verification
    .orCanceled(confirm(client, validated, paymentMethod))
    .catch((error: unknown) => {
      track('verification-flow.upgrade-payment-method.errored');
      throw error;
    });
  track('verification-flow.upgrade-payment-method.succeeded');
  return payload;
}

async function inFrame(
  { client }: VerificationContext,
  { signal, orCanceled }: Verification,
  { reply, options }: { reply: LookupReply; options?: ThreeDSecureVerifyOptions | undefined },
): Promise<ThreeDSecureVerifyPayload> {
  const text = await visitBank({
    configuration: client.getConfiguration(),
    lookup: reply.lookup,
    place: placeOf(options),
    showsLoader: options?.showLoader !== false,
    signal,
  });
  return orCanceled(readBankAnswer(client, text, reply.paymentMethod));
}

/** A lookup that the merchant's server made comes without options, so without a place. */
function placeOf(options: ThreeDSecureVerifyOptions | undefined): FramePlace {
  const { addFrame, removeFrame } = options ?? {};
  if (addFrame && removeFrame) return { addFrame, removeFrame };
  throw missingOption('an addFrame function');
}

/** A callback comes before a listener; without either nobody is asked. */
async function askMerchant(
  { listeners }: VerificationContext,
  { onLookupComplete }: ThreeDSecureVerifyOptions,
  reply: LookupReply,
): Promise<void> {
  const data = { requiresUserAuthentication: Boolean(reply.lookup.acsUrl), ...reply };
  const isAsked = typeof onLookupComplete === 'function';
  if (!isAsked && !listeners.has('lookup-complete')) return;
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => {
      const originalError = new Error('next was not called');
      reject(payError(THREEDS_LOOKUP_ERROR, {}, { originalError }));
    }, NEXT_LIMIT_MS);
    const next = (): void => {
      clearTimeout(limit);
      resolve();
    };
    // The gateway's answer has what the declaration of this callback names.
    if (isAsked) setTimeout(() => onLookupComplete(data as never, next));
    else listeners.emit('lookup-complete', data, next);
  });
}
