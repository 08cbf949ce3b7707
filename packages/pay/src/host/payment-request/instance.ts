import { type JsonRecord, recordOf } from '../../protocol/json.ts';
import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import {
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE as MUST_INCLUDE_TYPE,
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED as TYPE_NOT_ENABLED,
  PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD,
} from '../../protocol/errors/payment-request.ts';
import { payError } from '../../protocol/pay-error.ts';
import {
  type AskedPayment,
  BASIC_CARD,
  CAN_MAKE_PAYMENT,
  type FrameAnswer,
  GOOGLE_PAY,
  INITIALIZATION_FAILED,
  PAYMENT_REQUEST_INITIALIZED,
} from '../../protocol/payment-request.ts';
import type {
  PaymentRequestComponent,
  PaymentRequestConfiguration,
  PaymentRequestTokenizePayload,
} from '../../types/payment-request.ts';
import { deliver } from '../shared/callback.ts';
import { createListeners } from '../shared/listeners.ts';
import { endMethods } from '../shared/teardown.ts';
import { canMakePaymentError, tokenizeError } from './frame-error.ts';
import type { PaymentFrame } from './payment-frame.ts';
import { forwardShippingEvents } from './shipping-events.ts';
import type { SupportedMethods } from './supported-methods.ts';

/** What a ready component is made of. */
export interface InstanceParts {
  configuration: Configuration;
  methods: SupportedMethods;
  frame: PaymentFrame;
}

type Asked = Partial<PaymentRequestConfiguration> | undefined;

/** The public face of a ready component. */
export function createInstance({ configuration, methods, frame }: InstanceParts) {
  const listeners = createListeners();
  const track = (event: string): void => sendEvent(configuration, `payment-request.${event}`);
  forwardShippingEvents(frame.bus, listeners.emit);

  /** Those that the frame still has to answer. */
  const waiting = new Set<(answer: FrameAnswer) => void>();

  function withMethods(asked: Asked): AskedPayment {
    const { details, options } = asked ?? {};
    const supportedPaymentMethods = asked?.supportedPaymentMethods ?? Object.values(methods);
    return { supportedPaymentMethods, details, ...(options != null && { options }) };
  }

  function ask(event: string, asked: AskedPayment): Promise<FrameAnswer> {
    return new Promise((resolve) => {
      const end = (answer: FrameAnswer): void => {
        waiting.delete(end);
        resolve(answer);
      };
      waiting.add(end);
      try {
        // The frame answers both events with an error or a result.
        frame.bus.emit(event, asked, (answer) => end(answer as FrameAnswer));
      } catch (error) {
        // Functions and the like cannot cross to the frame.
        end([{ name: INITIALIZATION_FAILED, message: String(error) }]);
      }
    });
  }

  async function tokenize(asked: Asked): Promise<PaymentRequestTokenizePayload> {
    frame.lendClick();
    const [error, result] = await ask(PAYMENT_REQUEST_INITIALIZED, withMethods(asked));
    track(
      `tokenize.${error ? (error.name === 'AbortError' ? 'canceled' : 'failed') : 'succeeded'}`,
    );
    if (error) throw tokenizeError(error);
    const { nonce, type, description, details, binData } = Object(result);
    return { nonce, type, description, details, binData };
  }

  async function canMakePayment(asked: Asked): Promise<boolean> {
    if (!('PaymentRequest' in globalThis) || !globalThis.PaymentRequest) {
      track('can-make-payment.not-available');
      return false;
    }
    const whole = withMethods(asked);
    const named = [whole.supportedPaymentMethods].flat().map((one) => one?.supportedMethods);
    const stranger = named.findIndex((one) => one !== BASIC_CARD && one !== GOOGLE_PAY);
    if (stranger >= 0) {
      const params = { method: named[stranger] };
      throw payError(PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, params);
    }
    const [error, result] = await ask(CAN_MAKE_PAYMENT, whole);
    if (error) {
      track('can-make-payment.failed');
      throw canMakePaymentError(error);
    }
    track(`can-make-payment.${Boolean(result)}`);
    return Boolean(result);
  }

  const instance: PaymentRequestComponent = {
    createSupportedPaymentMethodsConfiguration(type: string, overrides?: JsonRecord) {
      if (!type) throw payError(MUST_INCLUDE_TYPE);
      const method = Object.hasOwn(methods, type) ? methods[type] : undefined;
      if (!method) throw payError(TYPE_NOT_ENABLED, { type });
      const { supportedMethods, data } = method;
      return { supportedMethods, data: { ...recordOf(structuredClone(data)), ...overrides } };
    },
    tokenize: (asked: Asked, callback?: unknown) => deliver(tokenize(asked), callback),
    canMakePayment: (asked: Asked, callback?: unknown) => deliver(canMakePayment(asked), callback),
    on: listeners.on,
    off: listeners.off,
    teardown: (callback?: unknown) => {
      frame.remove();
      // A sheet goes with the frame that shows it.
      for (const end of waiting) end([{ name: 'AbortError', message: 'It was torn down.' }]);
      endMethods(instance);
      track('teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
