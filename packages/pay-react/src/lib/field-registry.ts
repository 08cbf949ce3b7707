import type {
  HostedFieldFieldOptions,
  HostedFieldsField,
  HostedFieldsHostedFieldsFieldName,
} from '@albumen/pay/hosted-fields';
import type { FieldEvent } from './follow-events.ts';

type FieldKey = HostedFieldsHostedFieldsFieldName;

/** A field of the page. */
export interface RegisteredField {
  container: HTMLElement;
  options: HostedFieldsField;
  onEvent: (event: FieldEvent) => void;
}

/** Which fields are on the page right now, as their components say. */
export interface FieldRegistry {
  /**
   * A field is there from now on.
   * @returns takes it out again
   */
  add: (key: FieldKey, field: RegisteredField) => () => void;
  /** Notifies the field that an event is about. */
  notify: (event: FieldEvent) => void;
  /** Options for `create`; empty without fields. */
  current: () => HostedFieldFieldOptions;
  /** Calls when fields came or went. */
  subscribe: (onChange: () => void) => () => void;
  /** Changes with every field that comes or goes. */
  version: () => number;
}

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<FieldKey, RegisteredField>();
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    add(key, entry) {
      fields.set(key, entry);
      changed();
      return () => {
        // A second field of the same key may have taken its place.
        if (fields.get(key) !== entry) return;
        fields.delete(key);
        changed();
      };
    },
    notify(event) {
      if ('emittedBy' in event.payload) fields.get(event.payload.emittedBy)?.onEvent(event);
    },
    current: () =>
      Object.fromEntries(
        [...fields].map(([key, { container, options }]) => [key, { ...options, container }]),
      ),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    version: () => version,
  };
}
