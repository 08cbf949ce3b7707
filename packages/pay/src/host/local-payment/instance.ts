import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import {
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS,
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION,
} from '../../protocol/errors/local-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type {
  LocalPayment,
  LocalPaymentStartPaymentOptions,
  LocalPaymentTokenizeOptions,
  LocalPaymentTokenizePayload,
} from '../../types/local-payment.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { type Callback, deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { isDeferred, missingOption, typeOf } from './required-options.ts';
import { startDeferred, startInWindow } from './start-payment.ts';
import { pageParams, tokenizeReturn } from './tokenize.ts';
import type { BankParams } from './wire.ts';

/** What a ready component is made of. */
export interface InstanceParts {
  client: Client;
  configuration: Configuration;
  service: FrameService;
  merchantAccountId: string | undefined;
  /** May the page go to the bank itself where it can have no window? */
  canLeavePage: boolean;
}

/** The public face of a ready component. */
export function createInstance(parts: InstanceParts): LocalPayment {
  const { service, configuration } = parts;
  let isInProgress = false;
  let type = 'unknown';
  const track = (event: string): void => sendEvent(configuration, `${type}.local-payment.${event}`);

  async function start(
    options: LocalPaymentStartPaymentOptions | undefined,
  ): Promise<LocalPaymentTokenizePayload> {
    const missing = options && missingOption(options);
    if (!options || missing) {
      const details = missing && `Missing required '${missing}' option.`;
      throw payError(LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION, {}, details);
    }
    type = typeOf(options);
    if (isInProgress) {
      track('start-payment.error.already-opened');
      throw payError(LOCAL_PAYMENT_ALREADY_IN_PROGRESS);
    }
    isInProgress = true;
    try {
      if (!isDeferred(options)) return await startInWindow(parts, options, track);
      await startDeferred(parts, options, track);
      // The published declaration knows no payment that is tokenized later.
      return undefined as never;
    } finally {
      isInProgress = false;
    }
  }

  function tokenize(given?: LocalPaymentTokenizeOptions): Promise<LocalPaymentTokenizePayload> {
    const params: BankParams & { queryItems?: BankParams } = Object(given ?? pageParams());
    // iOS puts them into an object of this name.
    return tokenizeReturn(parts, params.queryItems ?? params, track);
  }

  const instance: LocalPayment = {
    startPayment: (options: LocalPaymentStartPaymentOptions, callback?: unknown) =>
      deliver(start(options), callback),
    tokenize: (first?: LocalPaymentTokenizeOptions | Callback, second?: unknown) =>
      typeof first === 'function' ? deliver(tokenize(), first) : deliver(tokenize(first), second),
    hasTokenizationParams: () => {
      const { errorcode, btLpToken, btLpPaymentId, btLpPayerId } = pageParams();
      return Boolean(errorcode || (btLpToken && btLpPaymentId && btLpPayerId));
    },
    closeWindow: () => {
      if (isInProgress) track('start-payment.closed.by-merchant');
      service.close();
    },
    focusWindow: () => service.focus(),
    teardown: (callback?: unknown) => {
      service.teardown();
      endMethods(instance);
      sendEvent(configuration, 'local-payment.teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
