import { METHOD_CALLED_AFTER_TEARDOWN } from '../../protocol/errors/general.ts';
import type { FieldsBus } from '../../protocol/hosted-fields.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { type BraintreeError, payError } from '../../protocol/pay-error.ts';
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
  /** The frames are of a gateway of ours, and know what only those know. */
  isOurs: boolean;
  /** Aborted when the fields leave the page. */
  ended: AbortSignal;
  /** Takes the fields from the page. */
  remove: () => void;
}

/** A question to the frames. */
interface Question {
  event: string;
  data: unknown;
  /** What it rejects with when the fields leave the page before there is an answer. */
  end: BraintreeError;
}

/** What the leading frame answers. */
export function askFrames({ bus, ended }: InstanceParts, question: Question): Promise<unknown> {
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () => reject(question.end));
    bus.emit(question.event, question.data, resolve);
  });
}

/** How a method of instances that were torn down meanwhile ends. */
export function tornDown(method: string): BraintreeError {
  return payError(METHOD_CALLED_AFTER_TEARDOWN, { method });
}

/** A copy that can cross to a frame: no functions, no elements. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}
