/** Who wants to know of which event. */
export interface Listeners {
  on: (event: string, handler: (...given: never[]) => void) => void;
  off: (event: string, handler: (...given: never[]) => void) => void;
  emit: (event: string, ...given: unknown[]) => void;
  has: (event: string) => boolean;
}

/** A list of handlers for each event. */
export function createListeners(): Listeners {
  const handlers = new Map<string, ((...given: never[]) => void)[]>();
  const of = (event: string): ((...given: never[]) => void)[] => handlers.get(event) ?? [];
  return {
    on: (event, handler) => void handlers.set(event, [...of(event), handler]),
    off: (event, handler) => {
      const place = of(event).indexOf(handler);
      handlers.set(
        event,
        of(event).filter((_, at) => at !== place),
      );
    },
    emit: (event, ...given) => {
      // Whoever emits an event passes what its handlers are declared with.
      for (const handler of of(event)) handler(...(given as never[]));
    },
    has: (event) => of(event).length > 0,
  };
}
