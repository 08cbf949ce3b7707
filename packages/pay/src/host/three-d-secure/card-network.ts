import type { Track } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import {
  THREEDS_CARDINAL_SDK_CANCELED,
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT,
  THREEDS_CARDINAL_SDK_SETUP_FAILED,
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT,
} from '../../protocol/errors/three-d-secure.ts';
import { asPayError, payError } from '../../protocol/pay-error.ts';
import type {
  ThreeDSecureCreateOptions,
  ThreeDSecureRawVerificationData as ValidatedData,
} from '../../types/three-d-secure.ts';
import { onInlineSetup } from './inline-frame.ts';
import type { LookupReply } from './lookup-reply.ts';
import { networkError } from './network-error.ts';
import { type Cardinal, loadNetworkScript, networkScriptUrl } from './network-script.ts';
import { networkSettings } from './network-settings.ts';
import { awaitSession, type Handlers, listen, silence } from './network-stage.ts';
import type { Style } from './style.ts';

/** Milliseconds until a set-up, script and all, is given up; the lookup then goes on without it. */
const SETUP_LIMIT_MS = 60_000;
/** Milliseconds that an issuer may take to know this browser, as the networks' own rules have it. */
const BIN_LIMIT_MS = 10_000;
/** Milliseconds that a person may take for a bank's question. */
const CHALLENGE_LIMIT_MS = 900_000;

/** What a challenge comes to: what the network says, and the token that the gateway believes. */
export interface Validated {
  data: ValidatedData;
  jwt: string;
}

/** The card network on this page, set up for one card after the other. */
export interface CardNetwork {
  /** Id of the session in which the issuer knows this browser; rejects with why there is none. */
  session(): Promise<string>;
  /** Notifies the issuer which card comes; how that went, and how long it took. */
  processBin(bin: string | number): Promise<{ result: unknown; elapsedMs: number }>;
  /** Shows the issuer's page until it is answered. */
  challenge(reply: LookupReply['lookup'], signal: AbortSignal): Promise<Validated>;
  /** Ready for the next card. */
  renew(): void;
  close(): void;
}

export interface NetworkParts {
  configuration: Configuration;
  style: Style;
  options: ThreeDSecureCreateOptions;
  emit: (event: string, ...given: unknown[]) => void;
  track: Track;
}

/** What the network's script calls an end of a challenge that the gateway can read. */
const readable: readonly unknown[] = ['SUCCESS', 'NOACTION', 'FAILURE'];

const windowEvents: Readonly<Record<string, string>> = {
  'ui.close': 'authentication-modal-close',
  'ui.render': 'authentication-modal-render',
  'ui.renderHidden': 'authentication-modal-render-hidden',
  'ui.loading.close': 'authentication-modal-loader-close',
  'ui.loading.render': 'authentication-modal-loader-render',
};

/** Loads the network's script and sets it up; nothing here waits for that. */
export function openCardNetwork(parts: NetworkParts): CardNetwork {
  const { configuration, style, options, emit, track } = parts;
  const jwt = configuration.gatewayConfiguration.threeDSecure?.cardinalAuthenticationJWT;
  let fail: ((reason: unknown) => void) | undefined;
  let onValidated: ((data: ValidatedData, jwt: string) => void) | undefined;
  let cardinal: Cardinal | undefined;
  /** Counts set-ups: one that a later one, or the end, has overtaken says nothing more. */
  let turn = 0;
  let isClosed = false;
  const handlers: Handlers = {
    ...Object.fromEntries(
      Object.entries(windowEvents).map(([networkEvent, event]) => [
        networkEvent,
        () => emit(event),
      ]),
    ),
    ...(style === 'inline' && {
      'ui.inline.setup': onInlineSetup(emit, (reason) => fail?.(reason)),
    }),
    'payments.validated': (data: ValidatedData, token: string) => {
      const code = String(data.ActionCode).toLowerCase();
      track(`verification-flow.cardinal-sdk.action-code.${code}`);
      onValidated?.(data, token);
    },
  };
  let session = setUp();

  function setUp(): Promise<string> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        track('cardinal-sdk.init.setup-timeout');
        track('cardinal-sdk.songbird-error.cardinal-sdk-setup-timeout');
        reject(payError(THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT));
      }, SETUP_LIMIT_MS);
      const onFailure = (reason: unknown): void => {
        clearTimeout(limit);
        reject(reason);
      };
      const onReady = (id: string): void => {
        clearTimeout(limit);
        track('cardinal-sdk.init.setup-completed');
        resolve(id);
      };
      begin(onReady, onFailure).catch(onFailure);
    });
  }

  async function begin(onReady: (id: string) => void, onFailure: (reason: unknown) => void) {
    turn += 1;
    const own = turn;
    const script = await loadNetworkScript(networkScriptUrl(configuration)).catch(
      (reason: unknown) => {
        if (own === turn) failSetUp('songbird-js-failed-to-load');
        throw reason;
      },
    );
    if (own !== turn) throw payError(THREEDS_CARDINAL_SDK_SETUP_FAILED);
    cardinal = script;
    listen(script, handlers);
    awaitSession(script, onReady);
    // Before a challenge this event can only tell that there is no session.
    onValidated = (data) => {
      const number = String(data.ErrorNumber);
      track(`cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-${number}`);
      onFailure(networkError(data));
    };
    try {
      script.configure(networkSettings(options, style));
      script.setup('init', { jwt });
    } catch (cause) {
      failSetUp('cardinal-configuration-threw-error');
      throw asPayError(cause, THREEDS_CARDINAL_SDK_SETUP_FAILED);
    }
  }

  function failSetUp(reason: string): void {
    track('cardinal-sdk.init.setup-failed');
    track(`cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.${reason}`);
  }

  session.catch(() => undefined);
  return {
    session: () => session,
    async processBin(bin) {
      const startedAt = Date.now();
      const answer = await Promise.race([cardinal?.trigger('bin.process', bin), binLimit()]);
      return { result: answer?.Status, elapsedMs: Date.now() - startedAt };
    },
    async challenge({ acsUrl, pareq, transactionId }, signal) {
      await session;
      return new Promise((resolve, reject) => {
        const limit = setTimeout(
          () => reject(payError(THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT)),
          CHALLENGE_LIMIT_MS,
        );
        fail = reject;
        signal.addEventListener('abort', () => clearTimeout(limit));
        onValidated = (data, token) => {
          clearTimeout(limit);
          if (readable.includes(data.ActionCode)) return resolve({ data, jwt: token });
          const error = networkError(data);
          if (data.ActionCode === 'ERROR') {
            track(`verification-flow.cardinal-sdk-error.${String(data.ErrorNumber)}`);
          }
          if (error.code === THREEDS_CARDINAL_SDK_CANCELED[0]) track('verification-flow.canceled');
          return reject(error);
        };
        const order = { OrderDetails: { TransactionId: transactionId } };
        if (!cardinal) return;
        listen(cardinal, handlers, true);
        cardinal.continue('cca', { AcsUrl: acsUrl, Payload: pareq }, order);
      });
    },
    renew() {
      if (isClosed) return;
      if (cardinal) silence(cardinal, handlers);
      track('teardown-completed');
      session = setUp();
      session.catch(() => undefined);
    },
    close() {
      isClosed = true;
      turn += 1;
      if (cardinal) silence(cardinal, handlers);
    },
  };
}

function binLimit(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), BIN_LIMIT_MS);
  });
}
