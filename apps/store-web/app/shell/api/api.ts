import { pathOf, type Endpoint, type EndpointShape } from '@albumen/contract/endpoint';
import type { Problem } from '@albumen/contract/problems';
import type { Transport, TransportReply, TransportRequest } from '@albumen/contract/transport';
import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { problemOf } from './problem-of-reply.ts';
import { sendWithRetries } from './retrying-transport.ts';

// oxlint-disable-next-line typescript/no-empty-object-type -- the neutral element of an intersection
type None = {};

/** What an endpoint asks for, and only that. */
export type CallInput<Shape extends EndpointShape> = (Shape extends { params: infer Params }
  ? { params: Params }
  : None) &
  (Shape extends { query?: infer Query } ? { query?: Query } : None) &
  (Shape extends { body: infer Body } ? { body: Body } : None) & {
    /** More headers: an idempotency key, the operator's token. */
    headers?: Record<string, string>;
    /** The page goes away: the answer is for nobody, the call is made all the same. */
    outlivesPage?: boolean;
  };

/** The input may be left out where the endpoint needs none. */
export type InputArguments<Shape extends EndpointShape> =
  None extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>];

/** A described failure is a value; anything else is thrown. */
export type Reply<Value> =
  | { ok: true; value: Value; status?: number }
  | { ok: false; problem: Problem };

export type Call = <Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  ...input: InputArguments<Shape>
) => Promise<Reply<Shape['reply']>>;

/** An HTML answer, or, when it failed, the problem as a JSON string. */
export type CallHtml = <Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  ...input: InputArguments<Shape>
) => Promise<string>;

export interface Api {
  call: Call;
  callHtml: CallHtml;
}

/** One client over any transport; `csrfToken` is read at each call because signing in renews it. */
export function createApi(transport: Transport, csrfToken: () => string): Api {
  const send = (endpoint: Endpoint<EndpointShape>, input: EndpointInput, accept: string) => {
    const request = requestOf(endpoint, input, { accept, csrfToken: csrfToken() });
    return sendWithRetries(transport, request, endpoint.isSafeToRepeat);
  };
  return {
    async call(endpoint, ...[input]) {
      return readReply(await send(endpoint, input ?? {}, 'application/json'));
    },
    async callHtml(endpoint, ...[input]) {
      const reply = await send(endpoint, input ?? {}, 'text/html');
      return reply.status < 400 ? reply.body : failedHtml(reply.status);
    },
  };
}

interface EndpointInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  outlivesPage?: boolean;
}

function requestOf(
  endpoint: Endpoint<EndpointShape>,
  input: EndpointInput,
  { accept, csrfToken }: { accept: string; csrfToken: string },
): TransportRequest {
  const { method, changesState } = endpoint;
  return {
    method,
    path: pathOf(endpoint.path, input.params, input.query),
    headers: {
      accept,
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(changesState && { [wireHeaders.csrfToken]: csrfToken }),
      ...input.headers,
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.outlivesPage === true && { outlivesPage: true }),
  };
}

function readReply<Value>(reply: TransportReply): Reply<Value> {
  const body: unknown = parse(reply.body);
  // The server's response schema for this endpoint is the proof of the shape.
  const { status } = reply;
  if (status < 400 && status !== 0) return { ok: true, value: body as Value, status };
  return { ok: false, problem: problemOf(status, body) };
}

function parse(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function failedHtml(status: number): string {
  return JSON.stringify({
    error: 'An error occurred',
    status,
    statusText: statusTexts[status] ?? '',
  });
}
