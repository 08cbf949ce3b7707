import { Refusal } from '../../http/refusal.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import {
  addError,
  hasErrors,
  listErrors,
  messageOf,
  noErrors,
  type ValidationErrors,
} from './validation-errors.ts';
import type { ValidationCode } from './validation-messages.ts';

interface Outcome {
  /** What was tried and came to nothing: a declined transaction, a failed verification. */
  readonly attached?: XmlObject;
  readonly message?: string;
}

/** A request that was understood and is not done: 422 with its errors, or with what came of it. */
export class InvalidRequest extends Refusal {
  readonly errors: ValidationErrors;
  readonly attached: XmlObject;

  constructor(errors: ValidationErrors, { attached = {}, message }: Outcome = {}) {
    super(422, message ?? messageOf(errors), { fieldErrors: listErrors(errors) });
    this.errors = errors;
    this.attached = attached;
  }
}

export function refuseInvalid(errors: ValidationErrors): void {
  if (hasErrors(errors)) throw new InvalidRequest(errors);
}

/** The only thing that is wrong. */
export function invalid(path: string, code: ValidationCode): never {
  const errors = noErrors();
  addError(errors, path, code);
  throw new InvalidRequest(errors);
}

/** Nothing is wrong with the request, but what it asked for did not come off. */
export function unsuccessful(attached: XmlObject, message: string): never {
  throw new InvalidRequest(noErrors(), { attached, message });
}
