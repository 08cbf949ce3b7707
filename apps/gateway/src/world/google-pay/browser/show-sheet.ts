import type { PaymentsError } from './read-request.ts';
import type { FromSheet, SheetRequest, ToSheet } from './wire.ts';

/** What the merchant's page answers while the sheet is open. */
export interface SheetCallbacks {
  change: (ask: object) => Promise<unknown>;
  authorize: (ask: object) => Promise<unknown>;
}

let remove: (() => void) | undefined;

/** Shows the sheet above the page until the customer pays or leaves. Rejects with a `PaymentsError`. */
export async function showSheet(
  url: URL,
  request: SheetRequest,
  callbacks: SheetCallbacks,
): Promise<object> {
  remove?.();
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const fail = (statusCode: PaymentsError['statusCode']): void => {
    const error: PaymentsError = { statusCode };
    // Google's own rejects with such an object, too.
    reject(error as unknown as Error);
  };
  const before = document.activeElement;
  const frame = makeFrame();
  remove = () => fail('CANCELED');
  frame.addEventListener('load', () => {
    const { port1: port, port2 } = new MessageChannel();
    const answerWith = async (id: number, answer: Promise<unknown>): Promise<void> => {
      const message: ToSheet = { id, answer: await answer };
      port.postMessage(message);
    };
    port.onmessage = ({ data }: MessageEvent<FromSheet>) => {
      if (data.says === 'paid') resolve(data.payment);
      else if (data.says === 'canceled') fail('CANCELED');
      else if (data.says === 'failed') fail('INTERNAL_ERROR');
      else void answerWith(data.id, callbacks[data.says](data.ask));
    };
    // A page of another origin in the frame never gets the port.
    frame.contentWindow?.postMessage({ googlePay: 1, request }, url.origin, [port2]);
  });
  // Until the sheet is there the page still has the keys.
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') fail('CANCELED');
  };
  addEventListener('keydown', leave);
  frame.src = url.href;
  document.body.append(frame);
  frame.focus();
  try {
    return await promise;
  } finally {
    remove = undefined;
    removeEventListener('keydown', leave);
    frame.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: 'Google Pay', name: 'google-pay-sheet' });
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    // As the sheet's own page, or browsers paint it opaque.
    colorScheme: 'light dark',
    zIndex: '2147483647',
  });
  return frame;
}
