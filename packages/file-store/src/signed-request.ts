import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Path below which the store's web process takes signed requests of the local back end. */
export const signedPath = '/files/';

/** A request as any HTTP server can hand it over. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as received, or the whole address. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The same with a body that nobody has read from. */
export interface SignedUpload extends SignedRequest {
  readonly body: Readable;
}

/** Why a signed request was refused. */
export type SignedProblemCode =
  | 'not-found'
  | 'method-not-allowed'
  | 'length-required'
  | 'signature-invalid'
  | 'address-expired'
  | 'upload-cut'
  | 'digest-mismatch'
  | 'name-taken'
  | 'disk-full';

/** A refusal in words for a developer; nothing in it is secret. */
export interface SignedProblem {
  readonly code: SignedProblemCode;
  readonly detail: string;
}

/** The answer to an upload: 200, or the problem's status. */
export interface PutReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem?: SignedProblem;
}

/** The answer to a download; `body` is missing for HEAD, 304, 416 and refusals. */
export interface GetReply extends PutReply {
  readonly body?: Readable | Buffer;
}

const problems: Record<SignedProblemCode, { status: number; detail: string }> = {
  'not-found': { status: 404, detail: 'There is no such file.' },
  'method-not-allowed': { status: 405, detail: 'This address takes no such method.' },
  'length-required': { status: 411, detail: 'Content-Length is missing.' },
  'signature-invalid': {
    status: 403,
    detail: 'The signature does not cover this method, address and these headers.',
  },
  'address-expired': { status: 403, detail: 'This address has expired; sign a new one.' },
  'upload-cut': { status: 400, detail: 'The body was not as long as its Content-Length.' },
  'digest-mismatch': { status: 400, detail: 'The body has another MD5 than announced.' },
  'name-taken': { status: 412, detail: 'Another file has this name.' },
  'disk-full': { status: 507, detail: 'There is no room for this file.' },
};

/** The reply that refuses a request for this reason. */
export function refusal(code: SignedProblemCode): PutReply {
  const { status, detail } = problems[code];
  return { status, headers: {}, problem: { code, detail } };
}
