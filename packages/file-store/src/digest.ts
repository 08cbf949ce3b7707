import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** Size and checksums of a file's bytes. */
export interface FileDigest {
  readonly sizeBytes: number;
  /**
   * 32 hex digits, undefined when nobody announced one: it takes longer than all the others. Guards
   * the wire only: two photos of one MD5 are easily made.
   */
  readonly md5?: string;
  /** 64 hex digits. Decides whether two photos are the same. */
  readonly sha256: string;
  /** Unsigned 32-bit number, as ZIP archives carry it. */
  readonly crc32: number;
}

/** Computes a FileDigest from chunks as they pass; its MD5 unless `hasMd5` is false. */
export class Hashing {
  readonly #md5: Hash | undefined;
  readonly #sha256 = createHash('sha256');
  #crc32 = 0;
  #sizeBytes = 0;

  constructor({ hasMd5 = true } = {}) {
    this.#md5 = hasMd5 ? createHash('md5') : undefined;
  }

  /** Bytes seen so far. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  update(chunk: Uint8Array): void {
    this.#sizeBytes += chunk.length;
    this.#md5?.update(chunk);
    this.#sha256.update(chunk);
    this.#crc32 = crc32(chunk, this.#crc32);
  }

  /** Ends the computation; to be called once. */
  finish(): FileDigest {
    const md5 = this.#md5?.digest('hex');
    return {
      sizeBytes: this.#sizeBytes,
      ...(md5 !== undefined && { md5 }),
      sha256: this.#sha256.digest('hex'),
      crc32: this.#crc32,
    };
  }
}

/** Reads a stream to its end and digests it. */
export async function digestOf(stream: Readable): Promise<FileDigest> {
  const hashing = new Hashing();
  // A stream without encoding gives buffers only; Node types its chunks as `any`.
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) hashing.update(chunk);
  return hashing.finish();
}

/** An MD5 as HTTP's Content-MD5 writes it: base64 of the 16 bytes. */
export function contentMd5Header(md5Hex: string): string {
  return Buffer.from(md5Hex, 'hex').toString('base64');
}
