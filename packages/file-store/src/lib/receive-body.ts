import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileDigest } from '../digest.ts';
import { errorCode } from '../disk.ts';
import { openThreadHashing } from './hash-thread.ts';
import { WriteBehind, type Batch } from './write-behind.ts';

/** Where the bytes of a body go; a body that is only compared goes nowhere. */
type Write = (batch: Batch) => Promise<void>;

/** What was announced of a body. */
interface Announced {
  sizeBytes: number;
  contentMd5: string | undefined;
}

/**
 * Takes in a body of an announced length, hashing it while it is written. Undefined when the
 * sender went away or sent another length. Rejects when writing fails. The stream is left open
 * either way, so that there is still a connection to answer on.
 */
export async function receiveBody(
  body: Readable,
  { sizeBytes, contentMd5 }: Announced,
  write: Write,
): Promise<FileDigest | undefined> {
  const hashing = openThreadHashing({ hasMd5: contentMd5 !== undefined });
  let hashed = Promise.resolve();
  const written = new WriteBehind(async (batch) => {
    await write(batch);
    await hashed;
    // What is on the disk is given away: the thread reads it while the next batch is written.
    hashed = hashing.update(batch);
    hashed.catch(() => undefined);
  });
  const isFromSocket = body instanceof IncomingMessage;
  let receivedBytes = 0;
  let digest: FileDigest | undefined;
  try {
    // A body without encoding gives buffers only; Node types its chunks as `any`.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      receivedBytes += chunk.length;
      if (receivedBytes > sizeBytes) return undefined;
      await written.add(isFromSocket ? wholeOf(chunk) : new Uint8Array(chunk));
    }
    await written.end();
    if (receivedBytes === sizeBytes) digest = await hashing.finish();
  } catch (error) {
    if (error === body.errored || errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE') {
      return undefined;
    }
    throw error;
  } finally {
    await written.settled();
    if (digest === undefined) hashing.drop();
  }
  return digest;
}

/** A request's chunk is nobody else's and is taken as it came; a part of a larger buffer is copied. */
function wholeOf(chunk: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = chunk;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(chunk);
}
