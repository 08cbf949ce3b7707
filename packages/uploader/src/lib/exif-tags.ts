import type { ExifTags } from '../upload-state.ts';

const tags = [
  'Make',
  'Model',
  'LensModel',
  'DateTimeOriginal',
  'OffsetTimeOriginal',
  'SubSecTimeOriginal',
  'ISO',
  'FNumber',
  'ExposureTime',
  'FocalLength',
  'Orientation',
];
const longestValue = 200;

/** The library is 25 KB and only loaded by those who read EXIF. */
function loadReader() {
  return import('exifr');
}

/** The tags of a photo's head; empty when it has none. Throws on a block that cannot be read. */
export async function readExifTags(head: Uint8Array): Promise<ExifTags> {
  const reader = await loadReader();
  const found: unknown = await reader.parse(head, {
    pick: tags,
    reviveValues: false,
    translateValues: false,
  });
  return found === null || typeof found !== 'object' ? {} : plainValues(found);
}

/** The JPEG inside the EXIF block, if there is one. */
export async function readExifThumbnail(head: Uint8Array): Promise<Uint8Array | undefined> {
  const reader = await loadReader();
  return reader.thumbnail(head);
}

/** Only short texts and finite numbers: a hostile block must not fill the memory. */
function plainValues(found: object): ExifTags {
  const plain: Record<string, string | number> = {};
  for (const [tag, value] of Object.entries(found) as [string, unknown][]) {
    if (typeof value === 'string') plain[tag] = value.slice(0, longestValue);
    if (typeof value === 'number' && Number.isFinite(value)) plain[tag] = value;
  }
  return plain;
}
