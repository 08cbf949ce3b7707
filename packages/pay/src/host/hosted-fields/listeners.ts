/** Who wants to know of which event. */
export interface Listeners {
  on: (event: string, handler: (data: never) => void) => void;
  off: (event: string, handler: (data: never) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** A list of handlers for each event. */
export function createListeners(): Listeners {
  const handlers = new Map<string, ((data: never) => void)[]>();
  const of = (event: string): ((data: never) => void)[] => handlers.get(event) ?? [];
  return {
    on: (event, handler) => void handlers.set(event, [...of(event), handler]),
    off: (event, handler) => {
      const place = of(event).indexOf(handler);
      handlers.set(
        event,
        of(event).filter((_, at) => at !== place),
      );
    },
    emit: (event, data) => {
      for (const handler of of(event)) handler(data as never);
    },
  };
}
