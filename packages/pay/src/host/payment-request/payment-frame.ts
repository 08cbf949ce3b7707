import type { Bus } from '../../protocol/bus.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { frameAddress } from '../../protocol/frame-address.ts';
import { newId } from '../../protocol/ids.ts';
import {
  FRAME_CAN_MAKE_REQUESTS,
  FRAME_READY,
  fromPaymentFrame,
} from '../../protocol/payment-request.ts';
import { createFrameBus } from '../bus/frame-bus.ts';
import { siteOf } from '../shared/frame-site.ts';

/** The hidden frame that asks the browser, so that a card never comes near the merchant's page. */
export interface PaymentFrame {
  bus: Bus;
  /** Resolves when it can be asked; never rejects. */
  ready: Promise<void>;
  /** Hands it the customer's click, without which a browser shows nothing. */
  lendClick(): void;
  remove(): void;
}

const name = 'braintree-payment-request-frame';

/** Puts the frame on the page, off the screen. */
export function insertPaymentFrame(configuration: Configuration): PaymentFrame {
  const site = siteOf(configuration);
  const { origin } = new URL(site.assetsUrl);
  const channel = newId();
  const bus = createFrameBus({
    channel,
    dialect: site.dialect,
    checks: fromPaymentFrame,
    origin,
  });
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, id: name, className: name, title: 'Secure Payment Frame' });
  Object.assign(frame, { width: '0', height: '0', tabIndex: -1, allow: 'payment' });
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'absolute', left: '-9999px', border: '0' });
  frame.src = frameAddress({ ...site, page: 'payment-request-frame', channel });
  const ready = new Promise<void>((resolve) => bus.on(FRAME_CAN_MAKE_REQUESTS, () => resolve()));
  bus.on(FRAME_READY, (_, answer) => answer(configuration));
  bus.add(frame);
  document.body.append(frame);
  return {
    bus,
    ready,
    lendClick() {
      try {
        // The Capability Delegation API is not in the declarations of TypeScript.
        const lending: WindowPostMessageOptions & { delegate: string } = {
          targetOrigin: origin,
          delegate: 'payment',
        };
        frame.contentWindow?.postMessage('', lending);
      } catch {
        // There was no click: then the browser says so itself.
      }
    },
    remove: () => {
      bus.close();
      frame.remove();
    },
  };
}
