import { replyToRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import { refusal, type GetReply, type SignedRequest } from './signed-request.ts';

/** How a file is shown. */
export interface FileReplyOptions {
  readonly cacheControl: string;
  /** Content-Disposition, such as `attachmentNamed(name)`; none means: to be looked at. */
  readonly disposition?: string;
}

/**
 * Answers a GET or HEAD with a file of any back end: 200, 206 for one range, 304 for a known
 * ETag, 404, 416. The body is a stream that reads as fast as it is read, or bytes in memory. Whoever may see the
 * file has been decided before. Everything is sent as what its key says and can run no script.
 */
export async function fileReply(
  store: FileStore,
  file: { readonly key: string } & FileReplyOptions,
  request: Pick<SignedRequest, 'method' | 'headers'>,
): Promise<GetReply> {
  const stat = await store.stat(file.key);
  if (stat === undefined) return refusal('not-found');
  const headers = {
    etag: stat.etag,
    'last-modified': stat.modifiedAt.toUTCString(),
    'cache-control': file.cacheControl,
    'content-type': stat.contentType,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(file.disposition === undefined ? {} : { 'content-disposition': file.disposition }),
  };
  if (isKnown(request.headers['if-none-match'], stat.etag)) return { status: 304, headers };
  const range = replyToRange(request.headers, stat);
  const reply = { status: range.status, headers: { ...headers, ...range.headers } };
  if (request.method === 'HEAD' || range.status === 416) return reply;
  const held = await store.held?.(file.key, range.span);
  return { ...reply, body: held ?? (await store.read(file.key, range.span)) };
}

/** If-None-Match compares weakly: a cache may have put a `W/` in front. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
