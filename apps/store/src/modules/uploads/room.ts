import type { FileStore } from '@albumen/file-store/file-store';
import { fail } from '../../http/problem-error.ts';

/** Renditions of a photo take about a quarter of its own size. */
const bytesPerOriginalByte = 1.25;

/** Refuses before a byte is sent what would not fit; S3 has no such figure and always has room. */
export async function refuseWithoutRoom(
  files: Pick<FileStore, 'freeBytes'>,
  bytes: number,
): Promise<void> {
  const neededBytes = bytes * bytesPerOriginalByte;
  const free = await files.freeBytes(neededBytes);
  if (free !== undefined && neededBytes > free) fail('storeFull');
}
