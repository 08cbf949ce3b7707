import { sendEvent } from '../../protocol/analytics.ts';
import type { HostedFields } from '../../types/hosted-fields.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { fieldMethods } from './field-methods.ts';
import type { InstanceParts } from './instance-parts.ts';
import { tokenizeCard } from './tokenize-card.ts';
import { updateLook } from './update-look.ts';

/** The merchant's handle on the fields: every method of the public API. */
export function createInstance(parts: InstanceParts): HostedFields {
  const { gatewayConfiguration } = parts.configuration;
  const instance: Omit<HostedFields, 'styleOptions'> = {
    ...fieldMethods(parts),
    on: parts.listeners.on,
    off: parts.listeners.off,
    getState: parts.state.current,
    update: (look: unknown, callback?: unknown) => deliver(updateLook(parts, look), callback),
    tokenize: (options?: unknown, callback?: unknown) => {
      const isCallback = typeof options === 'function';
      const [given, then] = isCallback ? [undefined, options] : [options, callback];
      return deliver(tokenizeCard(parts, given), then);
    },
    getChallenges: (callback?: unknown) =>
      deliver(Promise.resolve([...(gatewayConfiguration.challenges ?? [])]), callback),
    getSupportedCardTypes: (callback?: unknown) =>
      deliver(
        Promise.resolve(cardTypes(gatewayConfiguration.creditCards?.supportedCardTypes)),
        callback,
      ),
    teardown: (callback?: unknown) => {
      // Whoever mounts again at once finds the containers free.
      parts.remove();
      endMethods(instance);
      sendEvent(parts.configuration, 'custom.hosted-fields.teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  // The published declaration names a `styleOptions` that no instance has.
  return instance as HostedFields;
}

function cardTypes(names: readonly string[] = []): string[] {
  return names.map((name) => (name === 'MasterCard' ? 'Mastercard' : name));
}
