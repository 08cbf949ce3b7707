/** How many steps can be undone; the oldest are forgotten. */
export const mostSteps = 100;

/** A thing that is edited, with what it was and what was undone. */
export interface History<State> {
  present: State;
  /** The oldest first. */
  past: readonly State[];
  /** What redo brings back, the nearest first. */
  future: readonly State[];
  /** What the present came from, so that the same move goes on instead of being another step. */
  move?: string;
}

/** Begins with nothing to undo. */
export function startHistory<State>(present: State): History<State> {
  return { present, past: [], future: [] };
}

/**
 * Records a change. Changes of one `move`, such as dragging a photo until it is let go, are undone as
 * one step; a change without a move is always a step of its own. What was undone is forgotten.
 */
export function record<State>(
  history: History<State>,
  present: State,
  move?: string,
): History<State> {
  if (Object.is(present, history.present)) return history;
  const goesOn = move !== undefined && move === history.move && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { present, past, future: [], ...(move !== undefined && { move }) };
}

/** Ends a move: the next change is a step of its own even if it has the same name. */
export function endMove<State>({ present, past, future }: History<State>): History<State> {
  return { present, past, future };
}

/** Goes back one step, if there is one. */
export function undo<State>({ present, past, future }: History<State>): History<State> {
  if (past.length === 0) return { present, past, future };
  const [before] = past.slice(-1);
  return { present: before as State, past: past.slice(0, -1), future: [present, ...future] }; // past is not empty
}

/** Goes forward again, if something was undone. */
export function redo<State>({ present, past, future }: History<State>): History<State> {
  if (future.length === 0) return { present, past, future };
  const [after, ...rest] = future;
  return { present: after as State, past: [...past, present], future: rest }; // future is not empty
}

/** Whether there is something to undo. */
export function canUndo({ past }: History<unknown>): boolean {
  return past.length > 0;
}

/** Whether there is something to redo. */
export function canRedo({ future }: History<unknown>): boolean {
  return future.length > 0;
}
