import { currentRequestId } from '../../request-context.ts';

/** A job's payload also says under which request's id it was enqueued; no handler sees that. */
const key = '$requestId';

export function withCause<Data extends object>(data: Data): Data {
  const id = currentRequestId();
  return id === undefined ? data : { ...data, [key]: id };
}

export interface Caused<Data> {
  data: Data;
  /** Undefined for what was enqueued by the clock. */
  requestId: string | undefined;
}

export function readCause<Data extends object>(payload: Data): Caused<Data> {
  if (!(key in payload)) return { data: payload, requestId: undefined };
  const { [key]: requestId, ...data } = payload;
  // What is left is what was given to `withCause`.
  return { data: data as unknown as Data, requestId: String(requestId) };
}
