import type { Readable } from 'node:stream';
import { Hashing, type FileDigest } from '../digest.ts';
import { errorCode } from '../disk.ts';
import { WriteBehind } from './write-behind.ts';

/** Where the bytes of a body go; a body that is only compared goes nowhere. */
type Write = (chunk: Uint8Array) => Promise<void>;

/**
 * Takes in a body of an announced length, hashing it while it is written. Undefined when the
 * sender went away or sent another length. Rejects when writing fails. The stream is left open
 * either way, so that there is still a connection to answer on.
 */
export async function receiveBody(
  body: Readable,
  sizeBytes: number,
  write: Write,
): Promise<FileDigest | undefined> {
  const hashing = new Hashing();
  const written = new WriteBehind(write, sizeBytes);
  try {
    // A body without encoding gives buffers only; Node types its chunks as `any`.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      if (hashing.sizeBytes + chunk.length > sizeBytes) return undefined;
      hashing.update(chunk);
      await written.add(chunk);
    }
    await written.end();
  } catch (error) {
    if (error === body.errored || errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE') {
      return undefined;
    }
    throw error;
  } finally {
    await written.settled();
  }
  return hashing.sizeBytes === sizeBytes ? hashing.finish() : undefined;
}
