import { COMPONENT_NOT_AVAILABLE } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { VERSION } from '../../protocol/version.ts';
import { deliver } from './callback.ts';

/** A component of the published SDK that is not here. */
interface AbsentComponent {
  /** Rejects with `COMPONENT_NOT_AVAILABLE`. */
  create: (options?: unknown, callback?: unknown) => Promise<never>;
  VERSION: string;
}

function absent(component: string): AbsentComponent {
  return {
    create: (_options, callback) =>
      deliver(Promise.reject(payError(COMPONENT_NOT_AVAILABLE, { component })), callback),
    VERSION,
  };
}

export const americanExpress = /* @__PURE__ */ absent('americanExpress');
export const applePay = /* @__PURE__ */ absent('applePay');
export const fastlane = /* @__PURE__ */ absent('fastlane');
export const unionpay = /* @__PURE__ */ absent('unionpay');
export const usBankAccount = /* @__PURE__ */ absent('usBankAccount');
export const vaultManager = /* @__PURE__ */ absent('vaultManager');
export const venmo = /* @__PURE__ */ absent('venmo');
export const visaCheckout = /* @__PURE__ */ absent('visaCheckout');
