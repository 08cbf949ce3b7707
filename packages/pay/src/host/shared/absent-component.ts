import { COMPONENT_NOT_AVAILABLE } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { VERSION } from '../../protocol/version.ts';
import { deliver } from './callback.ts';

/** The module of a component that the published SDK has and this one has not. */
export interface AbsentComponent {
  /** Rejects with `COMPONENT_NOT_AVAILABLE`. */
  create: (options?: unknown, callback?: unknown) => Promise<never>;
  VERSION: string;
}

/** @param component its name in `window.braintree` */
export function absentComponent(component: string): AbsentComponent {
  return {
    create: (_options, callback) =>
      deliver(Promise.reject(payError(COMPONENT_NOT_AVAILABLE, { component })), callback),
    VERSION,
  };
}
