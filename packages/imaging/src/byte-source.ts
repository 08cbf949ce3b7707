import { open } from 'node:fs/promises';

/** Random access to the bytes of one file, wherever it is kept. */
export interface ByteSource {
  readonly sizeBytes: number;
  /** Reads up to `lengthBytes` from `offset`; fewer at the end of the file, none beyond it. */
  read(offset: number, lengthBytes: number): Promise<Uint8Array>;
}

/** A source that holds an open file. */
export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

/**
 * Opens a file on local disk.
 * @throws Error with `code` `ENOENT`, `EACCES` … when it cannot be opened.
 */
export async function openFileSource(path: string): Promise<FileSource> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    sizeBytes: size,
    read: async (offset, lengthBytes) => {
      const wanted = Math.max(0, Math.min(lengthBytes, size - offset));
      const buffer = Buffer.allocUnsafe(wanted);
      const { bytesRead } = await file.read(buffer, 0, wanted, offset);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

/** A source over bytes that are in memory already, such as the head of a file or a test's fixture. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    sizeBytes: bytes.length,
    read: (offset, lengthBytes) => Promise.resolve(bytes.subarray(offset, offset + lengthBytes)),
  };
}
