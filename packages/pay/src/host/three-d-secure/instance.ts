import {
  THREEDS_AUTHENTICATION_IN_PROGRESS,
  THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED,
  THREEDS_LOOKUP_ERROR,
  THREEDS_NO_VERIFICATION_PAYLOAD,
} from '../../protocol/errors/three-d-secure.ts';
import { recordOf } from '../../protocol/json.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  ThreeDSecure,
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from '../../types/three-d-secure.ts';
import { deliver } from '../shared/callback.ts';
import type { Listeners } from '../shared/listeners.ts';
import { endMethods } from '../shared/teardown.ts';
import { checkVerifyOptions } from './check-options.ts';
import { withNetwork } from './look-up.ts';
import { canceledPayload, isLookupReply, type LookupReply } from './lookup-reply.ts';
import type { Style } from './style.ts';
import { beginVerification, type Verification } from './verification.ts';
import { type VerificationContext, finish, verifyCard } from './verify-card.ts';

interface InstanceParts {
  style: Style;
  listeners: Listeners;
  /** Rejects with what kept the client, or the merchant's set-up, from being ready. */
  context: Promise<VerificationContext>;
}

/** The merchant's handle: every method of the public API. */
export function createInstance({ style, listeners, context }: InstanceParts): ThreeDSecure {
  let current: Verification | undefined;
  /** What the last lookup found; a merchant may still ask for it when its verification is over. */
  let lastFound: LookupReply | undefined;

  /** One verification from its beginning to its end. */
  async function during(
    work: (
      context: VerificationContext,
      verification: Verification,
    ) => Promise<ThreeDSecureVerifyPayload>,
    success?: string,
  ): Promise<ThreeDSecureVerifyPayload> {
    const verification = beginVerification();
    current = verification;
    let opened: VerificationContext | undefined;
    let ending: string | undefined = 'failed';
    try {
      opened = await verification.orCanceled(context);
      const payload = await work(opened, verification);
      ending = success;
      return payload;
    } finally {
      lastFound = verification.found ?? lastFound;
      verification.cancel();
      if (current === verification) current = undefined;
      // A lookup by the merchant's server has used up nothing that the next card needs.
      if (success) opened?.network?.renew();
      if (ending) opened?.track(`verification-flow.${ending}`);
    }
  }

  async function verify(given?: ThreeDSecureVerifyOptions): Promise<ThreeDSecureVerifyPayload> {
    const options = checkVerifyOptions(given, { style, isInProgress: current !== undefined });
    return during((opened, verification) => verifyCard(opened, verification, options), 'completed');
  }

  async function goOn(response: unknown): Promise<ThreeDSecureVerifyPayload> {
    if (current) throw payError(THREEDS_AUTHENTICATION_IN_PROGRESS);
    const given = recordOf(replyIn(response));
    // A server may keep the lookup to itself where nothing is asked.
    const reply = { ...given, lookup: given['lookup'] ?? {} };
    if (!isLookupReply(reply))
      throw payError(THREEDS_LOOKUP_ERROR, {}, { originalError: response });
    return during((opened, verification) => {
      verification.found = reply;
      return finish(opened, verification, { reply });
    });
  }

  async function prepare(options?: { nonce?: string; bin?: string }): Promise<string> {
    if (style === 'legacy') {
      throw payError(THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED, { method: 'prepareLookup' });
    }
    return JSON.stringify(await withNetwork({ ...options }, await context));
  }

  async function cancel(): Promise<ThreeDSecureVerifyPayload> {
    const found = current ? current.found : lastFound;
    current?.cancel();
    current = undefined;
    if (!found) throw payError(THREEDS_NO_VERIFICATION_PAYLOAD);
    return canceledPayload(found);
  }

  const instance: Omit<ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback'> = {
    on: listeners.on,
    off: listeners.off,
    verifyCard: (options?: ThreeDSecureVerifyOptions, callback?: unknown) =>
      deliver(verify(options), callback),
    prepareLookup: (options?: { nonce: string }, callback?: unknown) =>
      deliver(prepare(options), callback),
    initializeChallengeWithLookupResponse: (response: unknown, callback?: unknown) =>
      deliver(goOn(response), callback),
    cancelVerifyCard: (callback?: unknown) => deliver(cancel(), callback),
    teardown: (callback?: unknown) => {
      current?.cancel();
      endMethods(instance);
      const closing = context.then(
        ({ network, track }) => {
          network?.close();
          track('teardown-completed');
        },
        () => undefined,
      );
      return deliver(closing, callback);
    },
  };
  // What is left out belongs to the options of the first version; the published declaration has it here, too.
  return instance as ThreeDSecure;
}

/** What a server handed over, as text or object; text that is no JSON stays text. */
function replyIn(response: unknown): unknown {
  if (typeof response !== 'string') return response;
  try {
    return JSON.parse(response);
  } catch {
    return response;
  }
}
