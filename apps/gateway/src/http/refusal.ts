/** One thing that is wrong with a field; `path` leads to it from the request's root object. */
export interface FieldError {
  path: readonly string[];
  code: string;
  message: string;
}

interface RefusalOptions {
  fieldErrors?: readonly FieldError[];
  headers?: Record<string, string>;
  /** GraphQL's own word, where the status does not say it. */
  errorClass?: string;
}

/**
 * A described refusal on its way to the reply. Each API writes it in its own shape: JSON for
 * browsers, XML for servers, `errors` in GraphQL.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly headers: Record<string, string>;
  readonly errorClass: string | undefined;

  constructor(status: number, message: string, options: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.fieldErrors = options.fieldErrors ?? [];
    this.headers = options.headers ?? {};
    this.errorClass = options.errorClass;
  }
}

export function refuse(status: number, message: string, options?: RefusalOptions): never {
  throw new Refusal(status, message, options);
}
