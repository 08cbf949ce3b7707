import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import {
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS,
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION,
} from '../../protocol/errors/local-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { LocalPayment, LocalPaymentStartPaymentOptions } from '../../types/local-payment.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { deliver } from '../shared/callback.ts';
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

  async function start(options: LocalPaymentStartPaymentOptions | undefined): Promise<unknown> {
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
      const go = isDeferred(options) ? startDeferred : startInWindow;
      return await go(parts, options, track);
    } finally {
      isInProgress = false;
    }
  }

  function tokenize(given: unknown): Promise<unknown> {
    const params = Object(given ?? pageParams()) as BankParams & { queryItems?: BankParams };
    // iOS puts them into an object of this name.
    return tokenizeReturn(parts, params.queryItems ?? params, track);
  }

  const instance = {
    startPayment: (options: LocalPaymentStartPaymentOptions, callback?: unknown) =>
      deliver(start(options), callback),
    tokenize: (first?: unknown, second?: unknown) =>
      typeof first === 'function'
        ? deliver(tokenize(undefined), first)
        : deliver(tokenize(first), second),
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
  } as LocalPayment;
  return instance;
}
