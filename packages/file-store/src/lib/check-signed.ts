import type { IncomingHttpHeaders } from 'node:http';
import { isKey } from '../keys.ts';
import { signedPath, type SignedProblemCode, type SignedRequest } from '../signed-request.ts';
import { signedTexts, type SignedParts, type Signing } from './signing.ts';

/** What checking needs: the key, and the time in epoch milliseconds. */
export interface Checker {
  readonly signing: Signing;
  readonly now: () => number;
}

/** A request that may go on, or why not. */
export type Checked<Accepted> = Accepted | { readonly refused: SignedProblemCode };

/** What a signed upload has announced about itself. */
export interface AcceptedPut {
  readonly key: string;
  readonly sizeBytes: number;
  /** The hash as the Content-MD5 header has it; undefined when none was signed. */
  readonly contentMd5: string | undefined;
}

/** What a signed download asks for. */
export interface AcceptedGet {
  readonly key: string;
  /** Empty when the file is to be looked at. */
  readonly downloadName: string;
}

/** Puts a signature on an address of the local store; a path with its query. */
export function signedAddress(signing: Signing, parts: SignedParts): string {
  const query = new URLSearchParams({ expires: String(parts.expires) });
  if (parts.method === 'GET') query.set('name', parts.conditions[0] ?? '');
  query.set('signature', signing.sign(signedTexts(parts)));
  return `${signedPath}${parts.key}?${query.toString()}`;
}

/** The header values that the signature of an upload covers, in their order. */
export function putConditions(headers: IncomingHttpHeaders): string[] {
  const names = ['content-length', 'content-type', 'content-md5', 'if-none-match'] as const;
  return names.map((name) => String(headers[name] ?? ''));
}

/** Checks the signature over the headers as they came: what was changed is no longer signed. */
export function checkPut(checker: Checker, request: SignedRequest): Checked<AcceptedPut> {
  if (request.method !== 'PUT') return { refused: 'method-not-allowed' };
  const address = parseAddress(request.url);
  if (address === undefined) return { refused: 'not-found' };
  const { headers } = request;
  if (headers['content-length'] === undefined) return { refused: 'length-required' };
  const conditions = putConditions(headers);
  const refused = checkAddress(checker, address, { method: 'PUT', conditions });
  if (refused !== undefined) return { refused };
  const contentMd5 = headers['content-md5']?.toString();
  return { key: address.key, sizeBytes: Number(headers['content-length']), contentMd5 };
}

/** Checks a download; HEAD is signed as the GET that it prepares. */
export function checkGet(checker: Checker, request: SignedRequest): Checked<AcceptedGet> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading) return { refused: 'method-not-allowed' };
  const address = parseAddress(request.url);
  if (address === undefined) return { refused: 'not-found' };
  const downloadName = address.query.get('name') ?? '';
  const refused = checkAddress(checker, address, { method: 'GET', conditions: [downloadName] });
  return refused === undefined ? { key: address.key, downloadName } : { refused };
}

interface Address {
  readonly key: string;
  readonly query: URLSearchParams;
}

function parseAddress(url: string): Address | undefined {
  // The base only completes a relative address; host and scheme are not part of the signature.
  const parsed = URL.parse(url, 'http://store.invalid');
  if (!parsed?.pathname.startsWith(signedPath)) return undefined;
  const key = parsed.pathname.slice(signedPath.length);
  return isKey(key) ? { key, query: parsed.searchParams } : undefined;
}

function checkAddress(
  { signing, now }: Checker,
  { key, query }: Address,
  given: Pick<SignedParts, 'method' | 'conditions'>,
): SignedProblemCode | undefined {
  const expires = Number(query.get('expires'));
  const texts = signedTexts({ ...given, key, expires });
  if (!signing.isSealed(texts, query.get('signature') ?? '')) return 'signature-invalid';
  return now() < expires * 1000 ? undefined : 'address-expired';
}
