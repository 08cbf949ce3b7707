export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call takes and answers; used only as a type. */
export interface EndpointShape {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  reply: unknown;
}

/**
 * One call on the wire. `path` holds `:name` for each parameter. `changesState` puts the call behind
 * the guard for state-changing calls, whatever its verb; `isSafeToRepeat` lets the client retry it.
 * `isBearer` calls carry a token in their own header: cookies are ignored, so the guard is not needed.
 */
export interface Endpoint<Shape extends EndpointShape> {
  readonly method: Method;
  readonly path: string;
  readonly changesState: boolean;
  readonly isBearer: boolean;
  readonly isSafeToRepeat: boolean;
  /** Never present at run time: it carries the shape for the type checker. */
  readonly shape?: Shape;
}

interface EndpointOptions {
  method: Method;
  path: string;
  changesState?: boolean;
  isBearer?: boolean;
  isSafeToRepeat?: boolean;
}

/**
 * Declares a call. GETs are taken as reads that are safe to repeat unless said otherwise. Bundlers may
 * drop declarations that nobody uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Shape extends EndpointShape>(options: EndpointOptions): Endpoint<Shape> {
  const changesState = options.changesState ?? options.method !== 'GET';
  return {
    method: options.method,
    path: options.path,
    changesState,
    isBearer: options.isBearer ?? false,
    isSafeToRepeat: options.isSafeToRepeat ?? !changesState,
  };
}

/**
 * Fills an endpoint's path: `/favorite/add/:photoId` and `{ photoId: 'a b' }` give `/favorite/add/a%20b`.
 * @throws RangeError when a parameter is missing or empty.
 */
export function pathOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new RangeError(`path parameter ${key} is empty`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
}
