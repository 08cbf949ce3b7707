import type { Check, Checked } from './checks.ts';

/** Answers the message that a handler is looking at. */
export type Answer = (data?: unknown) => void;

/** Handles a message that passed its check. */
export type Handler<Data = unknown> = (data: Data, answer: Answer) => void;

/** Event → is this data of the shape that the protocol says? Events not named are refused. */
export type Checks = Readonly<Record<string, Check>>;

/** A line between a merchant page and the frames of one component, in either dialect. */
export interface Bus<Accepted extends Checks = Checks> {
  on<Event extends keyof Accepted>(event: Event, handler: Handler<Checked<Accepted[Event]>>): void;
  /** Sends to everyone on the other side; `onReply` gets the first answer. */
  emit(event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Ends the line; nothing is sent or received afterwards. */
  close(): void;
  /** Messages that were not accepted: from others, of unknown events, of wrong shapes. */
  ignored(): number;
}

/** The half that both dialects share: who listens to what, and what is refused. */
export interface Dispatcher<Accepted extends Checks> {
  on: Bus<Accepted>['on'];
  ignored: () => number;
  ignore: () => void;
  dispatch(event: unknown, data: unknown, answer: Answer): void;
  close(): void;
}

/** Passes on the messages that `checks` know and accept, and counts the others. */
export function createDispatcher<Accepted extends Checks>(checks: Accepted): Dispatcher<Accepted> {
  const handlers = new Map<unknown, Handler[]>();
  let ignored = 0;
  return {
    on: (event, handler) => {
      // `dispatch` calls it with data that has passed the check of this event, and with no other.
      handlers.set(event, [...(handlers.get(event) ?? []), handler as Handler]);
    },
    ignored: () => ignored,
    ignore: () => {
      ignored += 1;
    },
    dispatch: (event, data, answer) => {
      const check = typeof event === 'string' && Object.hasOwn(checks, event) && checks[event];
      if (check && check(data)) {
        for (const handler of handlers.get(event) ?? []) handler(data, answer);
      } else {
        ignored += 1;
      }
    },
    close: () => handlers.clear(),
  };
}
