import type { JsonRecord } from './json.ts';
import { type HttpReply, send } from './http.ts';

/** A GraphQL call in the gateway's envelope. */
export interface GraphQLCall {
  url: string;
  /** Tokenization key or authorization fingerprint. */
  bearer: string;
  clientSdkMetadata: JsonRecord;
  query?: unknown;
  variables?: unknown;
  operationName?: string | undefined;
  timeoutMs?: unknown;
}

export interface GraphQLError {
  message?: string;
  extensions?: { errorClass?: string; legacyCode?: string; inputPath?: string[] };
}

export interface GraphQLBody {
  data?: unknown;
  errors?: GraphQLError[];
}

const statusOfClass: Readonly<Record<string, number>> = {
  VALIDATION: 422,
  AUTHORIZATION: 403,
  AUTHENTICATION: 401,
};

/** Sends the call; the body says more than the status. */
export function sendGraphQL(call: GraphQLCall): Promise<HttpReply> {
  const { url, bearer, timeoutMs, ...data } = call;
  return send({
    method: 'POST',
    url,
    data,
    headers: { Authorization: `Bearer ${bearer}`, 'Braintree-Version': '2018-05-10' },
    timeoutMs,
  });
}

/** The body of a GraphQL answer, whatever came. */
export function graphQLBody({ body }: HttpReply): GraphQLBody {
  const isAnswer = typeof body === 'object' && body !== null && !(body instanceof Error);
  // Both members are optional, and those who read an error check each of its parts.
  return isAnswer ? (body as GraphQLBody) : {};
}

/** Could REST do better? Nothing came, or GraphQL itself is out of order. */
export function isOutOfOrder(reply: HttpReply): boolean {
  if (reply.status === 0) return true;
  const { data, errors } = graphQLBody(reply);
  const errorClass = errors?.[0]?.extensions?.errorClass;
  return !data && (errorClass === 'UNKNOWN' || errorClass === 'INTERNAL');
}

/** The status that REST would have answered with. */
export function determineStatus(reply: HttpReply): number {
  if (reply.status !== 200) return reply.status;
  const { data, errors } = graphQLBody(reply);
  if (data && !errors) return 200;
  const first = errors?.[0];
  const errorClass = first?.extensions?.errorClass;
  if (errorClass === undefined) return first?.message ? 403 : 500;
  return statusOfClass[errorClass] ?? 500;
}
