import type { FromSheet, SheetRequest, ToSheet } from './wire.ts';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The line to the script on the merchant's page. */
export interface SheetLine {
  say(says: 'canceled' | 'failed'): void;
  say(says: 'paid', payment: object): void;
  /** What the merchant's page answers. */
  ask(says: 'change' | 'authorize', ask: object): Promise<unknown>;
}

/** Waits for the request of the page that shows this one, at an origin of the merchant's. */
export function openSheetLine(onOpen: (request: SheetRequest, line: SheetLine) => void): void {
  function accept({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
    // The parent is our own script at an allowed origin, or the message is dropped below.
    const { googlePay, request } = Object(data) as { googlePay?: unknown; request?: SheetRequest };
    if (source !== window.parent || googlePay !== 1 || !port || !request) return;
    if (!isAllowedOrigin(origin)) return;
    removeEventListener('message', accept);
    onOpen(request, lineOver(port));
  }
  addEventListener('message', accept);
}

function lineOver(port: MessagePort): SheetLine {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  port.onmessage = ({ data: { id, answer } }: MessageEvent<ToSheet>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const send = (message: FromSheet): void => port.postMessage(message);
  return {
    say: (says: 'canceled' | 'failed' | 'paid', payment: object = {}) =>
      send(says === 'paid' ? { says, payment } : { says }),
    ask: (says, ask) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        send({ says, ask, id: lastId });
      }),
  };
}

/** Whether an origin is one of the merchant's, as the gateway wrote them into this page. */
function isAllowedOrigin(origin: string): boolean {
  const list = document.querySelector<HTMLMetaElement>('meta[name="albumen-origins"]')?.content;
  const allowed = (list ?? '').split(' ');
  return allowed.includes(origin) || (allowed.includes('loopback') && loopback.test(origin));
}
