/** Where an event leads from a status, and what it asks to be done. */
export interface Transition<Status extends string, Effect extends string> {
  readonly to: Status;
  readonly effects: readonly Effect[];
}

/** Every declared pair of status and event; a pair that is absent is refused. */
export type TransitionTable<
  Status extends string,
  EventType extends string,
  Effect extends string,
> = Readonly<Record<Status, Readonly<Partial<Record<EventType, Transition<Status, Effect>>>>>>;

/** An event that its state does not declare. */
export interface Refusal {
  readonly problem: 'undeclared-transition';
  readonly from: string;
  readonly event: string;
}

/** What a machine answers: the next state with its effects as data, or a refusal. */
export type Decision<State, Effect> =
  | { readonly state: State; readonly effects: readonly Effect[] }
  | Refusal;

/** Declares one entry of a table. */
export function to<Status extends string, Effect extends string = never>(
  status: Status,
  ...effects: readonly Effect[]
): Transition<Status, Effect> {
  return { to: status, effects };
}

/** Refuses an undeclared pair. */
export function refuse(from: string, event: string): Refusal {
  return { problem: 'undeclared-transition', from, event };
}

/** What a table says of an event: the status after it and what it asks to be done, or a refusal. */
export function decide<Status extends string, EventType extends string, Effect extends string>(
  table: TransitionTable<Status, EventType, Effect>,
  status: Status,
  event: EventType,
): Decision<Status, Effect> {
  const transition = table[status][event];
  if (transition === undefined) return refuse(status, event);
  return { state: transition.to, effects: transition.effects };
}

/** Every declared pair as `status event`, in table order; for tests and documentation. */
export function declaredPairs(table: Readonly<Record<string, object>>): string[] {
  return Object.entries(table).flatMap(([status, row]) =>
    Object.keys(row).map((event) => `${status} ${event}`),
  );
}

/** The statuses that can be reached from `start`, itself included. */
export function reachableFrom<Status extends string>(
  table: TransitionTable<Status, string, string>,
  start: Status,
): Set<Status> {
  const reached = new Set<Status>([start]);
  for (const status of reached) {
    for (const transition of Object.values(table[status])) {
      if (transition !== undefined) reached.add(transition.to);
    }
  }
  return reached;
}
