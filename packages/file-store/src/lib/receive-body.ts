import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileDigest } from '../digest.ts';
import { errorCode } from '../disk.ts';
import { openThreadHashing } from './hash-thread.ts';
import { WriteBehind } from './write-behind.ts';

/** Where the bytes of a body go; a body that is only compared goes nowhere. */
type Write = (chunk: Uint8Array) => Promise<void>;

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
  const written = new WriteBehind(async (batch) => {
    const hashed = hashing.update(batch);
    // Noticed below: whatever happens to the thread, the file stays open until this is written.
    hashed.catch(() => undefined);
    await write(batch);
    await hashed;
  }, sizeBytes);
  const isFromSocket = body instanceof IncomingMessage;
  let receivedBytes = 0;
  let digest: FileDigest | undefined;
  try {
    // A body without encoding gives buffers only; Node types its chunks as `any`.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      receivedBytes += chunk.length;
      if (receivedBytes > sizeBytes) return undefined;
      await written.add(chunk);
      if (isFromSocket) giveBack(chunk);
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

/**
 * A request's chunk is nobody else's once it is copied. Left to the collector, a few photos make it
 * go through the whole heap, which took a third of an upload's processor time. Parts of a larger
 * buffer stay.
 */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
