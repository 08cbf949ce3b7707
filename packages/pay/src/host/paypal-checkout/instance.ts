import { METHOD_CALLED_AFTER_TEARDOWN } from '../../protocol/errors/general.ts';
import {
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS,
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED,
} from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  PayPalCheckout,
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckoutTokenizationOptions,
  PayPalCheckoutTokenizePayload,
  PayPalCheckoutUpdatePaymentOptions,
  PayPalCheckoutVaultInitiatedOptions,
} from '../../types/paypal-checkout.ts';
import type { FrameService } from '../frame-service/frame-service.ts';
import { abortable } from '../shared/abort.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import type { LastPayment } from './account.ts';
import { createResource } from './create-payment.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { loadPayPalScript } from './paypal-script.ts';
import { tokenizeAccount } from './tokenize.ts';
import { patchPayment } from './update-payment.ts';
import { checkVaultOptions, visitPayPal } from './vault-initiated.ts';

/** The public face of a component; `context` rejects where the merchant lacks something. */
export function createInstance(context: Promise<CheckoutContext>): PayPalCheckout {
  let last: LastPayment = { flow: undefined, intent: undefined };
  /** The script that was asked for last, and what came of it. */
  let loading: Promise<HTMLScriptElement | undefined> = Promise.resolve(undefined);
  const ending = new AbortController();
  let isInProgress = false;
  let known: CheckoutContext | undefined;
  context.then(
    (opened) => {
      known = opened;
    },
    () => undefined,
  );

  async function createPayment(
    options: PayPalCheckoutCreatePaymentOptions | undefined,
  ): Promise<string> {
    const opened = await context;
    const resource = await createResource(opened, options);
    note(options);
    return resource.token;
  }

  function note(options: Partial<PayPalCheckoutCreatePaymentOptions> = {}): void {
    const { flow, intent, riskCorrelationId } = options;
    last = { flow, intent, riskCorrelationId };
  }

  async function startVaultInitiatedCheckout(
    given: PayPalCheckoutVaultInitiatedOptions | undefined,
  ): Promise<PayPalCheckoutTokenizePayload> {
    if (isInProgress) {
      known?.track('startVaultInitiatedCheckout.error.already-in-progress');
      throw payError(PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS);
    }
    const options = checkVaultOptions(given);
    isInProgress = true;
    try {
      // Nothing is waited for where it is there, so that the click still opens a window.
      const opened = known ?? (await context);
      opened.track('startVaultInitiatedCheckout.started');
      const service = opened.readyService() ?? (await windowsOf(opened));
      const params = await visitPayPal(opened, service, options);
      note({ ...options, flow: 'checkout' });
      const { token = '', paymentId, PayerID } = params;
      const approval = { paymentToken: token, paymentID: paymentId, payerID: PayerID };
      const payload = await tokenize(opened, approval);
      opened.track('startVaultInitiatedCheckout.succeeded');
      return payload;
    } finally {
      isInProgress = false;
    }
  }

  function tokenize(
    opened: CheckoutContext,
    approval: PayPalCheckoutTokenizationOptions | undefined,
  ): Promise<PayPalCheckoutTokenizePayload> {
    // PayPal's own window has no such event.
    opened.track('tokenization.started');
    return tokenizeAccount(opened, approval, last);
  }

  async function steerWindow(steer: (service: FrameService) => void): Promise<void> {
    steer(await windowsOf(await context));
  }

  const instance = {
    createPayment: (options?: PayPalCheckoutCreatePaymentOptions, callback?: unknown) =>
      deliver(createPayment(options), callback),
    updatePayment: (options?: PayPalCheckoutUpdatePaymentOptions, callback?: unknown) =>
      deliver(
        context.then((opened) => patchPayment(opened, options)),
        callback,
      ),
    tokenizePayment: (options?: PayPalCheckoutTokenizationOptions, callback?: unknown) =>
      deliver(
        context.then((opened) => tokenize(opened, options)),
        callback,
      ),
    loadPayPalSDK: (first?: PayPalCheckoutLoadPayPalSDKOptions | (() => void), second?: unknown) =>
      typeof first === 'function' ? deliver(load(), first) : deliver(load(first), second),
    getClientId: (callback?: unknown) =>
      deliver(
        // The gateway names it for every merchant that has PayPal.
        context.then(({ paypal }) => paypal['clientId'] as string),
        callback,
      ),
    startVaultInitiatedCheckout: (
      options?: PayPalCheckoutVaultInitiatedOptions,
      callback?: unknown,
    ) => deliver(startVaultInitiatedCheckout(options), callback),
    closeVaultInitiatedCheckoutWindow: (callback?: unknown) => {
      if (isInProgress) known?.track('startVaultInitiatedCheckout.canceled.by-merchant');
      return deliver(
        steerWindow((service) => service.close()),
        callback,
      );
    },
    focusVaultInitiatedCheckoutWindow: (callback?: unknown) =>
      deliver(
        steerWindow((service) => service.focus()),
        callback,
      ),
    teardown: (callback?: unknown) => {
      endMethods(instance);
      ending.abort(payError(METHOD_CALLED_AFTER_TEARDOWN, { method: 'loadPayPalSDK' }));
      context.then(({ closeWindows }) => closeWindows()).catch(() => undefined);
      return deliver(Promise.resolve(), callback);
    },
  };

  async function load(options?: PayPalCheckoutLoadPayPalSDKOptions): Promise<PayPalCheckout> {
    // Each script puts its own `paypal` on the page: the one that was asked for last is to stay.
    loading = loading
      .catch(() => undefined)
      .then(async (replaced) => {
        const opened = await abortable(context, ending.signal);
        const loaded = await loadPayPalScript(opened, options, ending.signal);
        replaced?.remove();
        return loaded;
      });
    await loading;
    return instance;
  }
  return instance;
}

async function windowsOf({ service }: CheckoutContext): Promise<FrameService> {
  try {
    return await service;
  } catch (originalError) {
    throw payError(PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED, {}, { originalError });
  }
}
