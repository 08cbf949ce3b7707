import { currentRequestId } from '../../request-context.ts';
import { currentTrace } from '../../tracing.ts';

/** A job's payload also says under which request's id it was enqueued, and in which trace; no handler sees that. */
const requestKey = '$requestId';
const traceKey = '$trace';

export function withCause<Data extends object>(data: Data): Data {
  const [id, trace] = [currentRequestId(), currentTrace()];
  return {
    ...data,
    ...(id !== undefined && { [requestKey]: id }),
    ...(trace !== undefined && { [traceKey]: trace }),
  };
}

export interface Caused<Data> {
  data: Data;
  /** Undefined for what was enqueued by the clock. */
  requestId: string | undefined;
  /** Undefined where nobody collects traces. */
  trace: string | undefined;
}

export function readCause<Data extends object>(payload: Data): Caused<Data> {
  const {
    [requestKey]: requestId,
    [traceKey]: trace,
    ...data
  } = payload as Record<string, unknown>; // of any shape
  return {
    // What is left is what was given to `withCause`.
    data: data as unknown as Data,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    trace: typeof trace === 'string' ? trace : undefined,
  };
}
