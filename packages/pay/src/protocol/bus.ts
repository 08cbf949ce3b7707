/** Answers the message that a handler is looking at. */
export type Answer = (data?: unknown) => void;

/** Takes a message that passed its check. */
export type Handler = (data: unknown, answer: Answer) => void;

/** Event → is this data of the shape that the protocol says? Events not named are refused. */
export type Checks = Readonly<Record<string, (data: unknown) => boolean>>;

/** A line between a merchant page and the frames of one component, in either dialect. */
export interface Bus {
  on(event: string, handler: Handler): void;
  /** Sends to everyone on the other side; `onReply` gets the first answer. */
  emit(event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Ends the line; nothing is sent or taken afterwards. */
  close(): void;
  /** Messages that were not taken: from others, of unknown events, of wrong shapes. */
  ignored(): number;
}

/** The half that both dialects share: who listens to what, and what is refused. */
export interface Dispatcher {
  on: Bus['on'];
  ignored: Bus['ignored'];
  ignore(): void;
  dispatch(event: unknown, data: unknown, answer: Answer): void;
  close(): void;
}

/** Passes on the messages that `checks` know and accept, and counts the others. */
export function createDispatcher(checks: Checks): Dispatcher {
  const handlers = new Map<string, Handler[]>();
  let ignored = 0;
  return {
    on: (event, handler) => {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
    ignored: () => ignored,
    ignore: () => {
      ignored += 1;
    },
    dispatch: (event, data, answer) => {
      const check = typeof event === 'string' && Object.hasOwn(checks, event) && checks[event];
      if (typeof event === 'string' && check && check(data)) {
        for (const handler of handlers.get(event) ?? []) handler(data, answer);
      } else {
        ignored += 1;
      }
    },
    close: () => handlers.clear(),
  };
}
