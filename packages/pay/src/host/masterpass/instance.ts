import { sendEvent } from '../../protocol/analytics.ts';
import {
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS,
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION,
} from '../../protocol/errors/masterpass.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  Masterpass,
  MasterpassTokenizeOptions,
  MasterpassTokenizePayload,
} from '../../types/masterpass.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { type MasterpassParts, payInWallet } from './wallet-flow.ts';

type Options = Partial<MasterpassTokenizeOptions> | undefined;

/** The public face of a ready component. */
export function createInstance(parts: MasterpassParts): Masterpass {
  let isInProgress = false;
  const track = (event: string): void =>
    sendEvent(parts.configuration, `masterpass.tokenization.${event}`);

  async function tokenize(options: Options): Promise<MasterpassTokenizePayload> {
    // What is there and empty is for the gateway to refuse.
    if (
      !options ||
      !Object.hasOwn(options, 'subtotal') ||
      !Object.hasOwn(options, 'currencyCode')
    ) {
      throw payError(MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION);
    }
    if (isInProgress) throw payError(MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS);
    isInProgress = true;
    try {
      return await payInWallet(parts, options as MasterpassTokenizeOptions, track); // both are there
    } finally {
      isInProgress = false;
    }
  }

  const instance: Masterpass = {
    tokenize: (options?: Options, callback?: unknown) => deliver(tokenize(options), callback),
    teardown: (callback?: unknown) => {
      parts.service.teardown();
      endMethods(instance);
      sendEvent(parts.configuration, 'masterpass.teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
