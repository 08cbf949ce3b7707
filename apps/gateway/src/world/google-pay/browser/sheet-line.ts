import { isAllowedOrigin } from './allowed-origin.ts';
import type { FromSheet, SheetRequest, ToSheet } from './wire.ts';

/** The line to the script on the merchant's page. */
export interface SheetLine {
  say(says: 'canceled' | 'failed'): void;
  say(says: 'paid', payment: object): void;
  /** What the merchant's page answers. */
  ask(says: 'change' | 'authorize', ask: object): Promise<unknown>;
}

/** Waits for the request of the page that shows this one, at an origin of the merchant's. */
export function openSheetLine(onOpen: (request: SheetRequest, line: SheetLine) => void): void {
  function take({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
    const { googlePay, request } = Object(data) as { googlePay?: unknown; request?: SheetRequest };
    if (source !== window.parent || googlePay !== 1 || !port || !request) return;
    if (!isAllowedOrigin(origin)) return;
    removeEventListener('message', take);
    onOpen(request, lineOver(port));
  }
  addEventListener('message', take);
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
