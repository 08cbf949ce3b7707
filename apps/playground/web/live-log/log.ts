import { useSyncExternalStore } from 'react';

/** Who did something. */
export type Lane = 'page' | 'fields' | 'server' | 'gateway';

/** A place in the code beside the log. */
export type Step =
  | 'connect'
  | 'create'
  | 'events'
  | 'tokenize'
  | 'send'
  | 'token'
  | 'sale'
  | 'webhook';

export interface LogEntry {
  id: number;
  at: Date;
  lane: Lane;
  title: string;
  detail?: string | undefined;
  isError?: boolean | undefined;
  step?: Step | undefined;
}

const kept = 200;

let entries: readonly LogEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function note(lane: Lane, title: string, more: Partial<LogEntry> = {}): void {
  lastId += 1;
  entries = [...entries.slice(1 - kept), { id: lastId, at: new Date(), lane, title, ...more }];
  for (const listener of listeners) listener();
}

export function clearLog(): void {
  entries = [];
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Oldest first. */
export function useLog(): readonly LogEntry[] {
  return useSyncExternalStore(subscribe, () => entries);
}

/** An error in one line: its code, and what it says. */
export function noteError(lane: Lane, error: unknown, step?: Step): void {
  const { code, name, message, type } = Object(error);
  const title = String(code ?? name ?? 'Error');
  note(lane, title, { detail: [type, message].filter(Boolean).join(' · '), isError: true, step });
}
