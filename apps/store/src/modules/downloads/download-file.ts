import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Photo = Pick<
  Selectable<Tables['photos']>,
  'fileName' | 'originalKey' | 'sizeBytes' | 'crc32' | 'renditions'
>;

/** What is handed out of one photo. */
export interface DownloadFile {
  name: string;
  key: string;
  sizeBytes: number;
  /** Null of an original that nobody has read yet. */
  crc32: number | null;
}

/**
 * The original, or the rendition of the size that the owner allows: a copy without place, serial
 * number or owner's name. Undefined while that copy is not made.
 */
export function downloadFile(photo: Photo, maxPixels: number | null): DownloadFile | undefined {
  if (maxPixels === null) {
    const { fileName: name, originalKey: key, sizeBytes, crc32 } = photo;
    return { name, key, sizeBytes, crc32 };
  }
  const copy = photo.renditions.find(({ name }) => name === String(maxPixels));
  if (copy === undefined) return undefined;
  const { key, sizeBytes, crc32 } = copy;
  return { name: withExtensionOf(key, photo.fileName), key, sizeBytes, crc32 };
}

/** `IMG_1.jpeg` handed out as WebP is `IMG_1.webp`. */
function withExtensionOf(key: string, fileName: string): string {
  const extension = key.slice(key.lastIndexOf('.'));
  const stem = fileName.replace(/\.[^.]*$/, '');
  return `${stem === '' ? 'photo' : stem}${extension}`;
}
