import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A download that was interrupted and went on until it was whole. */
export interface ResumedDownload {
  sha256: string;
  sizeBytes: number;
  /** How often it had to go on where it had stopped. */
  resumptions: number;
}

const pauseMs = 50;
const maxAttempts = 600;

interface Progress {
  hash: ReturnType<typeof createHash>;
  sizeBytes: number;
  etag: string;
}

/**
 * Fetches a file as a download manager does: after every interruption it asks for the rest of the same
 * bytes, by Range and If-Range. `onBytes` is called with how much is here.
 */
export async function downloadResuming(
  url: string,
  headers: Record<string, string>,
  onBytes: (sizeBytes: number) => Promise<void>,
): Promise<ResumedDownload> {
  const progress: Progress = { hash: createHash('sha256'), sizeBytes: 0, etag: '' };
  let resumptions = 0;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      if (await fetchRest({ url, headers, onBytes }, progress)) {
        const { hash, sizeBytes } = progress;
        return { sha256: hash.digest('hex'), sizeBytes, resumptions };
      }
    } catch (error) {
      if (error instanceof WrongAnswer) throw error;
    }
    resumptions += progress.sizeBytes > 0 ? 1 : 0;
    await sleep(pauseMs);
  }
  throw new WrongAnswer(`${url} was not whole after ${maxAttempts} attempts`);
}

/** An answer that a download manager could not use. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

interface Fetching {
  url: string;
  headers: Record<string, string>;
  onBytes: (sizeBytes: number) => Promise<void>;
}

/** False when the server was not ready to answer; throws when the connection broke. */
async function fetchRest({ url, headers, onBytes }: Fetching, progress: Progress) {
  const { sizeBytes, etag } = progress;
  const range = sizeBytes === 0 ? {} : { range: `bytes=${sizeBytes}-`, 'if-range': etag };
  const reply = await fetch(url, { headers: { ...headers, ...range } });
  if (reply.status >= 500) return false;
  const expected = sizeBytes === 0 ? 200 : 206;
  if (reply.status !== expected) throw new WrongAnswer(`${reply.status} instead of ${expected}`);
  progress.etag = reply.headers.get('etag') ?? '';
  for await (const chunk of reply.body ?? []) {
    progress.hash.update(chunk);
    progress.sizeBytes += chunk.length;
    await onBytes(progress.sizeBytes);
  }
  return true;
}
