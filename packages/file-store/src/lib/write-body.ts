import type { Readable } from 'node:stream';
import { Hashing, type FileDigest } from '../digest.ts';

/** Writes bytes or a whole stream of our own making and digests them on the way. */
export async function writeBody(
  body: Uint8Array | Readable,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<FileDigest> {
  const hashing = new Hashing();
  // A stream without encoding gives buffers only; Node types its chunks as `any`.
  const chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array> =
    body instanceof Uint8Array ? [body] : body;
  for await (const chunk of chunks) {
    hashing.update(chunk);
    await write(chunk);
  }
  return hashing.finish();
}
