import { problemOf, type ReplyProblem, retryAfterOf } from './api-call.ts';

/** One upload to a signed URL. */
export interface PutRequest {
  url: string;
  /** Those that the signature covers. */
  headers: Readonly<Record<string, string>>;
  file: File;
  signal: AbortSignal;
  onProgress(sentBytes: number): void;
  /** Without any sign of life for this long the upload is given up. */
  stallMs: number;
}

/** How it ended. `status` is 0 unless the server answered. */
export interface PutOutcome {
  end: 'answer' | 'error' | 'abort' | 'timeout';
  status: number;
  problem: ReplyProblem | null;
  retryAfterMs: number | null;
}

/** The browser sets these itself and complains when a script does. */
const forbidden = new Set(['content-length', 'host', 'connection', 'expect']);

/**
 * PUTs a file. By XMLHttpRequest, because `fetch` reports no upload progress; the browser streams
 * the bytes from disk, so they never pass through this page's memory. Never rejects.
 */
export function putFile(request: PutRequest): Promise<PutOutcome> {
  const { promise, resolve } = Promise.withResolvers<PutOutcome>();
  const xhr = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  let isStalled = false;

  function end(outcome: PutOutcome): void {
    clearTimeout(stall);
    request.signal.removeEventListener('abort', abort);
    resolve(outcome);
  }
  function abort(): void {
    xhr.abort();
  }
  function sawLife(): void {
    clearTimeout(stall);
    stall = setTimeout(() => {
      isStalled = true;
      xhr.abort();
    }, request.stallMs);
  }

  xhr.upload.addEventListener('progress', (event) => {
    sawLife();
    request.onProgress(Math.min(event.loaded, request.file.size));
  });
  xhr.addEventListener('load', () => end(answerOf(xhr)));
  xhr.addEventListener('error', () => end(without('error')));
  xhr.addEventListener('abort', () => end(without(isStalled ? 'timeout' : 'abort')));
  xhr.open('PUT', request.url);
  for (const [name, value] of Object.entries(request.headers)) {
    if (!forbidden.has(name.toLowerCase())) xhr.setRequestHeader(name, value);
  }
  request.signal.addEventListener('abort', abort);
  sawLife();
  if (request.signal.aborted) end(without('abort'));
  else xhr.send(request.file);
  return promise;
}

function without(end: 'error' | 'abort' | 'timeout'): PutOutcome {
  return { end, status: 0, problem: null, retryAfterMs: null };
}

function answerOf(xhr: XMLHttpRequest): PutOutcome {
  return {
    end: 'answer',
    status: xhr.status,
    problem: problemIn(xhr.responseText),
    retryAfterMs: retryAfterOf(xhr.getResponseHeader('retry-after')),
  };
}

/** Our store answers a JSON problem, S3 answers XML: that is left to the status. */
function problemIn(text: string): PutOutcome['problem'] {
  try {
    return problemOf(JSON.parse(text));
  } catch {
    return null;
  }
}
