import { METHOD_CALLED_AFTER_TEARDOWN } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';

/** From now on every method of `instance` throws `METHOD_CALLED_AFTER_TEARDOWN` at once. */
export function endMethods(instance: object): void {
  const methods = {
    ...Object.getOwnPropertyDescriptors(Object.getPrototypeOf(instance)),
    ...Object.getOwnPropertyDescriptors(instance),
  };
  for (const [method, { value }] of Object.entries(methods)) {
    if (typeof value !== 'function' || Object.hasOwn(Object.prototype, method)) continue;
    Object.defineProperty(instance, method, {
      configurable: true,
      value: () => {
        throw payError(METHOD_CALLED_AFTER_TEARDOWN, { method });
      },
    });
  }
}
