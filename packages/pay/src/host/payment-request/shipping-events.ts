import type { Bus } from '../../protocol/bus.ts';
import {
  SHIPPING_ADDRESS_CHANGE,
  SHIPPING_OPTION_CHANGE,
  UPDATE_SHIPPING_ADDRESS,
  UPDATE_SHIPPING_OPTION,
} from '../../protocol/payment-request.ts';

const changes = [
  ['shippingAddress', SHIPPING_ADDRESS_CHANGE, UPDATE_SHIPPING_ADDRESS],
  ['shippingOption', SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_OPTION],
] as const;

/** Each change goes to the merchant under both spellings, who answers with `updateWith`. */
export function forwardShippingEvents(
  bus: Bus,
  emit: (event: string, ...given: unknown[]) => void,
): void {
  for (const [part, change, update] of changes) {
    bus.on(change, (data) => {
      const event = {
        target: { [part]: data },
        updateWith: (details: unknown) => bus.emit(update, details),
      };
      emit(`${part}Change`, event);
      emit(`${part}Change`.toLowerCase(), event);
    });
  }
}
