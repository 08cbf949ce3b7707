import type { Approval } from './line.ts';
import type { ButtonOptions } from './options.ts';
import type { Settings } from './settings.ts';
import { askMerchant } from './shipping.ts';
import { openWalletWindow, type WalletWindow } from './wallet-window.ts';

/** The one window of a page. */
let current: WalletWindow | undefined;

/** Closes it, as when its button goes. */
export function closeCheckout(): void {
  current?.close();
  current = undefined;
}

/** One press of a button: a window, an order, an answer. */
export function startCheckout(
  settings: Settings,
  options: ButtonOptions,
  fundingSource: string,
): void {
  if (current) return current.focus();
  let token = '';
  const opened = openWalletWindow(settings.gateway, {
    onApproved: (approval) => {
      current = undefined;
      void approve(options, approval, fundingSource);
    },
    onCanceled: () => {
      current = undefined;
      const details = settings.isVault ? { billingToken: token } : { orderID: token };
      void Promise.resolve(options.onCancel?.(details)).catch((error: unknown) =>
        fail(options, error),
      );
    },
    onFailed: (error) => {
      current = undefined;
      fail(options, error);
    },
    onShipping: (change) => askMerchant(options, token, change),
  });
  if (!opened) return fail(options, new Error('The browser did not open PayPal’s window.'));
  current = opened;
  lead(settings, options, fundingSource).then(
    (asked) => {
      if (current !== opened) return;
      if (!asked) return closeCheckout();
      ({ token } = asked);
      opened.go(asked.url);
    },
    (error: unknown) => {
      if (current === opened) closeCheckout();
      fail(options, error);
    },
  );
  return undefined;
}

/** What the wallet is to ask; undefined when the merchant wants no payment now. */
async function lead(
  settings: Settings,
  options: ButtonOptions,
  paymentSource: string,
): Promise<{ token: string; url: string } | undefined> {
  const { createOrder, createBillingAgreement, onClick } = options;
  let isRefused = false;
  const answer = await onClick?.(
    { fundingSource: paymentSource },
    {
      resolve: () => true,
      reject: () => {
        isRefused = true;
        return false;
      },
    },
  );
  if (isRefused || answer === false) return undefined;
  const create = createBillingAgreement ?? createOrder;
  const token = await create?.({ paymentSource });
  if (!token) throw new Error('createOrder or createBillingAgreement has to give a token.');
  const page = createBillingAgreement ? 'agreements?ba_token' : 'checkout?token';
  const commit = settings.isCommit && !createBillingAgreement ? '&useraction=commit' : '';
  const url = `${settings.gateway}/wallet/${page}=${encodeURIComponent(token)}${commit}`;
  return { token, url };
}

async function approve(
  options: ButtonOptions,
  { token, payerId, paymentId }: Approval,
  paymentSource: string,
): Promise<void> {
  const isAgreement = options.createBillingAgreement !== undefined;
  // The original has an order of its own for every approval, an agreement's too.
  const orderID = isAgreement ? token.replace(/^BA-/, 'EC-') : token;
  const approved = {
    orderID,
    payerID: payerId,
    paymentID: isAgreement ? orderID : (paymentId ?? null),
    paymentToken: token,
    billingToken: isAgreement ? token : null,
    paymentSource,
  };
  try {
    await options.onApprove?.(approved, {});
  } catch (error) {
    fail(options, error);
  }
}

/** Reports an error to whoever listens; else the page gets it as any other. */
function fail({ onError }: ButtonOptions, error: unknown): void {
  if (!onError) return reportError(error);
  void Promise.resolve(onError(error)).catch(reportError);
  return undefined;
}
