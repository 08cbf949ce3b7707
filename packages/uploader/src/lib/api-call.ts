import { type Endpoint, type EndpointShape, pathOf } from '@albumen/contract/endpoint';
import { isProblem } from '@albumen/contract/problems';

/** What a call is filled with; only the parts that its endpoint declares. */
export interface CallParts<Shape extends EndpointShape> {
  params?: Shape['params'];
  query?: Shape['query'];
  body?: Shape['body'];
}

/** An answer, or its absence: status 0 after a network error or a timeout. */
export interface ApiReply<Body> {
  status: number;
  /** The JSON of a success, null for everything else. */
  body: Body | null;
  /** Code and message of a failure, where the server gave them. */
  problem: ReplyProblem | null;
  /** What the server asked for in Retry-After; null when it did not. */
  retryAfterMs: number | null;
}

/** A described failure: code and sentence, and what to do where the server knows it. */
export interface ReplyProblem {
  code: string;
  title: string;
  advice: string | null;
}

/** How a call is sent. */
export interface CallSettings {
  base: string;
  /** Null for calls without authorization. */
  token: string | null;
  timeoutMs: number;
  /** Aborting it rejects the call; a timeout does not. */
  signal: AbortSignal;
}

/**
 * Makes one call. Cookies stay at home: the token alone speaks for the account.
 * @throws the signal's reason when it is aborted, nothing else.
 */
export async function callApi<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  parts: CallParts<Shape>,
  settings: CallSettings,
): Promise<ApiReply<Shape['reply']>> {
  const url = settings.base + pathOf(endpoint.path, parts.params, parts.query);
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(settings.token, parts.body !== undefined),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([settings.signal, AbortSignal.timeout(settings.timeoutMs)]),
    });
    return await readReply(response);
  } catch {
    settings.signal.throwIfAborted();
    return noReply;
  }
}

/** No answer at all. */
export const noReply = { status: 0, body: null, problem: null, retryAfterMs: null } as const;

/** Whether a status is a success, which is below 400 and not 0. */
export function isSuccess(status: number): boolean {
  return status > 0 && status < 400;
}

/** Reads a problem body; null when the body is something else. */
export function problemOf(body: unknown): ReplyProblem | null {
  if (!isProblem(body)) return null;
  const { title, advice } = body.params ?? {};
  const words = [title, advice].filter((each) => typeof each === 'string');
  return {
    code: body.code,
    title: body.title,
    advice: words.length === 0 ? null : words.join(' '),
  };
}

/** Seconds or a date, as milliseconds from now; null when absent or unreadable. */
export function retryAfterOf(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

function headersOf(token: string | null, hasBody: boolean): Record<string, string> {
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

async function readReply<Body>(response: Response): Promise<ApiReply<Body>> {
  const retryAfterMs = retryAfterOf(response.headers.get('retry-after'));
  const text = await response.text();
  const body = parse(text);
  if (isSuccess(response.status)) {
    // The endpoint declares its reply and the server checks it against the same schema.
    return { status: response.status, body: body as Body, problem: null, retryAfterMs };
  }
  return { status: response.status, body: null, problem: problemOf(body), retryAfterMs };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
