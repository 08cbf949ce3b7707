/** A run of bytes like `slice`: `start` included, `end` not. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** What a reply to a request for bytes has to say, and which bytes it sends. */
export interface RangeReply {
  readonly status: 200 | 206 | 416;
  /** Content-Length, Accept-Ranges, and Content-Range where it applies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes to send; empty for 416. */
  readonly span: ByteSpan;
}

/** The headers that choose bytes, as Node gives them. */
export interface RangeHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
}

/**
 * Decides what a request with these headers gets of a file with this size and strong ETag.
 * One range is honored. Several ranges, other units and broken syntax are answered with the
 * whole file, as HTTP allows; a range behind the end with 416; `If-Range` with another ETag, a
 * weak one or a date with the whole file.
 */
export function replyToRange(
  headers: RangeHeaders,
  file: { readonly sizeBytes: number; readonly etag: string },
): RangeReply {
  const { sizeBytes, etag } = file;
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  const span = isCurrent ? parseRange(headers.range, sizeBytes) : undefined;
  if (span === 'unsatisfiable') {
    return reply(416, { start: 0, end: 0 }, { 'content-range': `bytes */${sizeBytes}` });
  }
  if (span === undefined) return reply(200, { start: 0, end: sizeBytes });
  const contentRange = `bytes ${span.start}-${span.end - 1}/${sizeBytes}`;
  return reply(206, span, { 'content-range': contentRange });
}

function reply(
  status: RangeReply['status'],
  span: ByteSpan,
  extra: Record<string, string> = {},
): RangeReply {
  const length = String(span.end - span.start);
  return {
    status,
    span,
    headers: { 'accept-ranges': 'bytes', 'content-length': length, ...extra },
  };
}

/**
 * The span a `Range` header asks for; undefined when there is none that we honor, and
 * 'unsatisfiable' when no byte of the file lies in it.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteSpan | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] =
    /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes : Math.min(Number(last) + 1, sizeBytes);
  if (last !== '' && Number(last) < start) return undefined;
  return start < sizeBytes ? { start, end } : 'unsatisfiable';
}

function suffix(lengthBytes: number, sizeBytes: number): ByteSpan | 'unsatisfiable' {
  if (lengthBytes === 0 || sizeBytes === 0) return 'unsatisfiable';
  return { start: Math.max(sizeBytes - lengthBytes, 0), end: sizeBytes };
}
