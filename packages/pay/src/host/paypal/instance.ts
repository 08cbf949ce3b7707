import {
  PAYPAL_FLOW_OPTION_REQUIRED,
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE,
} from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPal, PayPalTokenizeOptions, PayPalTokenizePayload } from '../../types/paypal.ts';
import { isFlow } from '../paypal-checkout/payment-body.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { findComeback, forgetComeback } from './kept-flow.ts';
import { type PayPalParts, payInWindow } from './pay-in-window.ts';
import { tokenizeReturn } from './tokenize-return.ts';

type Options = PayPalTokenizeOptions | undefined;

/** The public face of a ready component. */
export function createInstance(parts: PayPalParts): PayPal {
  const { service, tell } = parts;
  let isInProgress = false;

  async function tokenize(options: Options): Promise<PayPalTokenizePayload> {
    const comeback = findComeback();
    if (comeback && !options) {
      forgetComeback();
      return tokenizeReturn(parts, comeback.kept, comeback.params);
    }
    if (!options || !isFlow(options.flow)) throw payError(PAYPAL_FLOW_OPTION_REQUIRED);
    return payInWindow(parts, options);
  }

  async function tokenizeOnce(options: Options): Promise<PayPalTokenizePayload> {
    if (isInProgress) {
      tell('tokenization.error.already-opened');
      throw payError(PAYPAL_TOKENIZATION_REQUEST_ACTIVE);
    }
    isInProgress = true;
    try {
      return await tokenize(options);
    } finally {
      isInProgress = false;
    }
  }

  function closeWindow(): void {
    if (isInProgress) tell('tokenization.closed.by-merchant');
    service.close();
  }

  const focusWindow = (): void => service.focus();
  const instance = {
    tokenize: (first?: unknown, second?: unknown) => {
      const [options, callback] =
        typeof first === 'function' ? [undefined, first] : [first, second];
      const promise = deliver(tokenizeOnce(options as Options), callback);
      // Who is called back gets hold of the window instead.
      return promise ?? { close: closeWindow, focus: focusWindow };
    },
    hasTokenizationParams: () => findComeback() !== undefined,
    closeWindow,
    focusWindow,
    teardown: (callback?: unknown) => {
      service.teardown();
      endMethods(instance);
      tell('teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  } as PayPal;
  return instance;
}
