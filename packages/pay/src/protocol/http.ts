import { type JsonRecord, literalText } from './json.ts';

/** A call as it leaves the browser. */
export interface HttpCall {
  method: string;
  url: string;
  /** Sent as JSON; in the query for GET. */
  data: JsonRecord;
  headers?: Readonly<Record<string, string>>;
  /** Default 60,000, also instead of 0 and of what is no number. */
  timeoutMs?: unknown;
}

/** Status −1: timed out; 0: no answer at all. */
export interface HttpReply {
  status: number;
  body: unknown;
}

/** How long a call may take. */
const REQUEST_TIMEOUT_MS = 60_000;
const TIMED_OUT = -1;
const NO_ANSWER = 0;

/**
 * Sends a call and repeats it once when nothing, or a 408, came back. Never rejects. A page sends no
 * cookies with it, being of another origin; a frame takes the line that its own page came by, which
 * browsers keep apart from those without cookies.
 */
export async function send(call: HttpCall): Promise<HttpReply> {
  const reply = await sendOnce(call);
  return reply.status === NO_ANSWER || reply.status === 408 ? sendOnce(call) : reply;
}

async function sendOnce({ method, url, data, headers, timeoutMs }: HttpCall): Promise<HttpReply> {
  const isGet = method === 'GET';
  const query = isGet ? toQuery(data) : '';
  try {
    const response = await fetch(query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url, {
      method,
      signal: AbortSignal.timeout(Number(timeoutMs) || REQUEST_TIMEOUT_MS),
      // A GET without a content type needs no preflight.
      ...(isGet ? {} : { body: JSON.stringify(data) }),
      headers: isGet ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    });
    return { status: response.status, body: parse(await response.text()) };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { status: isLate ? TIMED_OUT : NO_ANSWER, body: cause };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `a[]=1&c[d]=2`: the brackets that the gateway reads. */
export function toQuery(data: JsonRecord): string {
  return Object.entries(data)
    .flatMap(([key, value]) => pairs(key, value))
    .join('&');
}

function pairs(key: string, value: unknown): string[] {
  if (value == null) return [];
  if (typeof value !== 'object') {
    return [`${encodeURIComponent(key)}=${encodeURIComponent(literalText(value))}`];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([member, inner]) =>
    pairs(`${key}[${isList ? '' : member}]`, inner),
  );
}
