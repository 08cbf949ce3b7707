import type { FieldsBus } from '../../protocol/hosted-fields.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import type { FieldFrame } from './field-frame.ts';
import type { FormState } from './form-state.ts';
import type { Listeners } from '../shared/listeners.ts';

/** Everything that an instance stands on. */
export interface InstanceParts {
  frames: readonly FieldFrame[];
  bus: FieldsBus;
  state: FormState;
  listeners: Listeners;
  configuration: Configuration;
  /** Aborted when the fields leave the page. */
  ended: AbortSignal;
  /** Takes the fields from the page. */
  remove: () => void;
}

/** A copy that can cross to a frame: no functions, no elements. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}
