import { type Bus, type Checks, createDispatcher } from './bus.ts';

/** A bus over MessagePorts, with as many others as there are ports. */
export interface PortBus<Accepted extends Checks> extends Bus<Accepted> {
  /** Adds a line; the function returned ends it. */
  attach(port: MessagePort): () => void;
}

/**
 * Our dialect. On a port goes `[event, data, id?]`, and an answer to it is `[id, data]`. A port
 * reaches only the window it was given to, so no message needs to say whence it comes.
 */
export function createPortBus<Accepted extends Checks>(checks: Accepted): PortBus<Accepted> {
  const dispatcher = createDispatcher(checks);
  const ports = new Set<MessagePort>();
  const waiting = new Map<number, (data: unknown) => void>();
  let lastId = 0;

  function receive(port: MessagePort, message: unknown): void {
    if (!Array.isArray(message)) return dispatcher.ignore();
    const [event, data, id]: unknown[] = message;
    if (typeof event !== 'number') {
      return dispatcher.dispatch(event, data, (answer) => {
        if (id) port.postMessage([id, answer]);
      });
    }
    const onReply = waiting.get(event);
    waiting.delete(event);
    if (onReply) onReply(data);
    else dispatcher.ignore();
  }

  return {
    on: dispatcher.on,
    ignored: dispatcher.ignored,
    attach: (port) => {
      port.onmessage = (event) => receive(port, event.data);
      ports.add(port);
      return () => {
        ports.delete(port);
        port.close();
      };
    },
    emit: (event, data, onReply) => {
      if (onReply) waiting.set((lastId += 1), onReply);
      const message = onReply ? [event, data, lastId] : [event, data];
      for (const port of ports) port.postMessage(message);
    },
    close: () => {
      dispatcher.close();
      waiting.clear();
      for (const port of ports) port.close();
      ports.clear();
    },
  };
}
