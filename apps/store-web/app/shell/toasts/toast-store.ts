import { pageLimits } from '@albumen/contract/page-limits';

export interface Toast {
  id: number;
  text: string;
  /** The way back: 'Undo'. Pressing it also takes the toast away. */
  action?: { label: string; onPress: () => void };
  /** Stays until it is answered or dismissed. */
  isLasting: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/* One time for each, however many regions show it. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Says what was done, for ten seconds unless it is lasting. Answers its id, to take it away earlier. */
export function showToast(text: string, action?: Toast['action'], isLasting = false): number {
  lastId += 1;
  const id = lastId;
  change([...toasts.slice(-2), { id, text, isLasting, ...(action && { action }) }]);
  holdToast(id, false);
  return id;
}

/** Its time runs only while neither pointer nor focus is on it, and begins anew after that. */
export function holdToast(id: number, isHeld: boolean): void {
  clearTimeout(timers.get(id));
  const toast = toasts.find((other) => other.id === id);
  if (isHeld || !toast || toast.isLasting) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), pageLimits.undoMs),
  );
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(toasts.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
