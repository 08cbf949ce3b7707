import type { ByteSource } from '../byte-source.ts';

const windowBytes = 8_192;

/** Reads small pieces of a source through one cached window, so that a walk costs few reads. */
export interface WindowReader {
  readonly sizeBytes: number;
  /** Up to `lengthBytes` from `offset`; shorter at the end of the file. */
  at(offset: number, lengthBytes: number): Promise<Uint8Array>;
}

/** Puts a window over a source. */
export function windowReader(source: ByteSource): WindowReader {
  let start = 0;
  let window = new Uint8Array(0);
  return {
    sizeBytes: source.sizeBytes,
    at: async (offset, lengthBytes) => {
      const end = Math.min(offset + lengthBytes, source.sizeBytes);
      const isInside = offset >= start && end <= start + window.length;
      if (!isInside) {
        start = offset;
        window = new Uint8Array(await source.read(offset, Math.max(lengthBytes, windowBytes)));
      }
      return window.subarray(offset - start, offset - start + lengthBytes);
    },
  };
}
