import { randomBytes } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { UploadServer } from './upload-server.ts';

/** One test photo. */
export interface PhotoFile {
  name: string;
  path: string;
  bytes: Buffer;
}

const headerBytes = 2;
const commentBytes = 40;

/** A copy of a JPEG that differs in bytes: a comment in its head, padding behind its end. */
export function distinctPhoto(base: Buffer, sizeBytes = 0): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, commentBytes - headerBytes]);
  const comment = Buffer.concat([head, randomBytes(commentBytes - head.length)]);
  const padding = randomBytes(Math.max(0, sizeBytes - base.length - commentBytes));
  return Buffer.concat([
    base.subarray(0, headerBytes),
    comment,
    base.subarray(headerBytes),
    padding,
  ]);
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

/** The server has each of them, and none twice; names are in order. */
export function expectStoredOnce(server: UploadServer, photos: readonly PhotoFile[]): void {
  const names = server.galleries.photos.map((photo) => photo.name);
  expect(names.toSorted()).toEqual(photos.map((photo) => photo.name));
}
