import { textsOf } from '@albumen/domain/json-record';
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react';

type Values = Readonly<Record<string, string>>;

const none: Values = {};

function keyOf(resourceId: string): string {
  return `checkout ${resourceId}`;
}

function read(resourceId: string): Values {
  if (typeof sessionStorage === 'undefined') return none;
  return textsOf(JSON.parse(sessionStorage.getItem(keyOf(resourceId)) ?? '{}'));
}

function write(resourceId: string, values: Values): void {
  sessionStorage.setItem(keyOf(resourceId), JSON.stringify(values));
}

const isText = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const noSubscription = () => () => undefined;

/**
 * What was typed and not yet saved outlives a reload, a half-typed address too. Cards are typed in
 * frames of another origin and never come here.
 */
export function useKeptForm(resourceId: string, names: readonly string[]) {
  const [kept] = useState(() => read(resourceId));
  // The server renders what is saved; what is kept here follows when the page has started.
  const values = useSyncExternalStore(
    noSubscription,
    () => kept,
    () => none,
  );
  const onInput = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (!isText(target) || !names.includes(target.name)) return;
    write(resourceId, { ...read(resourceId), [target.name]: target.value });
  };
  return { values, onInput };
}

/** The store has these by now. What was typed since stays. */
export function forgetTyped(resourceId: string, saved: object): void {
  const done = new Map<string, unknown>(Object.entries(saved));
  const left = Object.entries(read(resourceId)).filter(
    ([name, value]) => !done.has(name) || done.get(name) !== value,
  );
  write(resourceId, Object.fromEntries(left));
}
