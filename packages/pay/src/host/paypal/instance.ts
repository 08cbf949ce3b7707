import {
  PAYPAL_FLOW_OPTION_REQUIRED,
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE,
} from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPal, PayPalTokenizeOptions, PayPalTokenizePayload } from '../../types/paypal.ts';
import { isFlow } from '../paypal-checkout/payment-body.ts';
import { type Callback, deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { findReturn, forgetReturn } from '../shared/redirect-return.ts';
import { paypalRedirect } from './pending-flow.ts';
import { type PayPalParts, payInWindow } from './pay-in-window.ts';
import { tokenizeReturn } from './tokenize-return.ts';

type Options = PayPalTokenizeOptions | undefined;

/** The public face of a ready component. */
export function createInstance(parts: PayPalParts): PayPal {
  const { service, track } = parts;
  let isInProgress = false;

  async function tokenize(options: Options): Promise<PayPalTokenizePayload> {
    const returned = findReturn(paypalRedirect);
    if (returned && !options) {
      forgetReturn(paypalRedirect);
      return tokenizeReturn(parts, returned.kept, returned.params);
    }
    if (!options || !isFlow(options.flow)) throw payError(PAYPAL_FLOW_OPTION_REQUIRED);
    return payInWindow(parts, options);
  }

  async function tokenizeOnce(options: Options): Promise<PayPalTokenizePayload> {
    if (isInProgress) {
      track('tokenization.error.already-opened');
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
    if (isInProgress) track('tokenize.closed.by-merchant');
    service.close();
  }

  const focusWindow = (): void => service.focus();
  const instance: PayPal = {
    // Who is called back gets hold of the window instead of a promise.
    tokenize: ((first?: Options | Callback, second?: unknown) => {
      const [options, callback] =
        typeof first === 'function' ? [undefined, first] : [first, second];
      const promise = deliver(tokenizeOnce(options), callback);
      return typeof callback === 'function' ? { close: closeWindow, focus: focusWindow } : promise;
    }) as PayPal['tokenize'],
    hasTokenizationParams: () => findReturn(paypalRedirect) !== undefined,
    closeWindow,
    focusWindow,
    teardown: (callback?: unknown) => {
      service.teardown();
      endMethods(instance);
      track('teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
