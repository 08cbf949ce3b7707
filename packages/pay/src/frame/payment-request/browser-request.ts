import {
  type AskedPayment,
  INITIALIZATION_FAILED,
  type PaymentFrameBus,
  SHIPPING_ADDRESS_CHANGE,
  SHIPPING_OPTION_CHANGE,
  UPDATE_SHIPPING_ADDRESS,
  UPDATE_SHIPPING_OPTION,
} from '../../protocol/payment-request.ts';
import { namedError } from './plain-error.ts';

/** The browser's interface with what TypeScript has dropped of it. */
export type BrowserRequest = PaymentRequest & { readonly shippingAddress?: unknown };

interface UpdateEvent extends Event {
  updateWith(details: PaymentDetailsUpdate | Promise<PaymentDetailsUpdate>): void;
}

type Updates = Record<string, ((details: PaymentDetailsUpdate) => void) | undefined>;

const updates = new WeakMap<PaymentFrameBus, Updates>();

/** Throws by a name of the protocol when the browser does not take what the merchant asked. */
export function initialize(asked: AskedPayment): BrowserRequest {
  const { supportedPaymentMethods, details, options } = asked;
  type Given = ConstructorParameters<typeof PaymentRequest>;
  // What it is made of is the merchant's affair, and the browser checks it.
  const given = [supportedPaymentMethods, details, options] as unknown as Given;
  try {
    return new PaymentRequest(...given);
  } catch (error) {
    throw namedError(INITIALIZATION_FAILED, error);
  }
}

/** Shows the browser's sheet, and lets the merchant price what the customer chooses in it. */
export async function askBrowser(
  asked: AskedPayment,
  bus: PaymentFrameBus,
): Promise<PaymentResponse> {
  const request = initialize(asked);
  const waiting = updatesOf(bus);
  const follow = (type: string, update: string, notify: () => void): void =>
    request.addEventListener(type, (event) => {
      const { promise, resolve } = Promise.withResolvers<PaymentDetailsUpdate>();
      waiting[update] = resolve;
      // Both changes come as events of this class.
      (event as UpdateEvent).updateWith(promise);
      notify();
    });
  follow('shippingaddresschange', UPDATE_SHIPPING_ADDRESS, () =>
    bus.emit(SHIPPING_ADDRESS_CHANGE, plain(request.shippingAddress)),
  );
  follow('shippingoptionchange', UPDATE_SHIPPING_OPTION, () =>
    bus.emit(SHIPPING_OPTION_CHANGE, request.shippingOption),
  );
  return request.show();
}

/** One listener each, for all requests of this frame: one sheet is open at a time. */
function updatesOf(bus: PaymentFrameBus): Updates {
  const known = updates.get(bus);
  if (known) return known;
  const waiting: Updates = {};
  updates.set(bus, waiting);
  for (const event of [UPDATE_SHIPPING_ADDRESS, UPDATE_SHIPPING_OPTION] as const) {
    bus.on(event, (details) => waiting[event]?.(details));
  }
  return waiting;
}

/** An interface of the browser as JSON, which crosses to another window. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
