import { randomBytes } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One test photo. */
export interface PhotoFile {
  name: string;
  path: string;
  bytes: Buffer;
}

const headerBytes = 2;
const segmentBytes = 60_000;

/** A copy of a JPEG that differs in bytes and has about this size: comments are put into its head. */
export function distinctPhoto(base: Buffer, sizeBytes = base.length + 100): Buffer {
  const parts = [base.subarray(0, headerBytes)];
  for (let missing = Math.max(40, sizeBytes - base.length); missing > 0; missing -= segmentBytes) {
    parts.push(comment(Math.min(segmentBytes, Math.max(20, missing))));
  }
  return Buffer.concat([...parts, base.subarray(headerBytes)]);
}

function comment(length: number): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(length - 2, 2);
  return Buffer.concat([head, randomBytes(length - 4)]);
}

/** Writes distinct photos `IMG_0001.jpg` … into a folder. */
export async function writePhotos(
  folder: string,
  base: Buffer,
  { count, sizeBytes }: { count: number; sizeBytes?: number },
): Promise<PhotoFile[]> {
  await mkdir(folder, { recursive: true });
  const photos = Array.from({ length: count }, (_, index) => {
    const name = `IMG_${String(index + 1).padStart(4, '0')}.jpg`;
    return { name, path: join(folder, name), bytes: distinctPhoto(base, sizeBytes) };
  });
  for (const photo of photos) await writePhoto(photo);
  return photos;
}

/** Writes one file with a modification time of whole seconds, as a copied file has. */
export async function writePhoto({ path, bytes }: PhotoFile): Promise<void> {
  await writeFile(path, bytes);
  await utimes(path, 1_700_000_000, 1_700_000_000);
}
