import type { FileStore } from '@albumen/file-store/file-store';
import type { ByteSource } from '@albumen/imaging/byte-source';

/** A file of the store as the photo reader wants it: it asks for the few pieces it needs. */
export function storedBytes(
  files: Pick<FileStore, 'read'>,
  { objectKey, sizeBytes }: { objectKey: string; sizeBytes: number },
): ByteSource {
  return {
    sizeBytes,
    read: async (offset, lengthBytes) => {
      const end = Math.min(offset + lengthBytes, sizeBytes);
      if (offset >= end) return new Uint8Array();
      const stream = await files.read(objectKey, { start: offset, end });
      // A stream without encoding gives buffers only; Node types its chunks as `any`.
      const chunks: Buffer[] = await stream.toArray();
      return Buffer.concat(chunks);
    },
  };
}
