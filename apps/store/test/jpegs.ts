import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exifSegment, type ExifTag } from '../../../packages/imaging/corpus/exif-parts.ts';

const samples = join(import.meta.dirname, '../../../packages/imaging/test/orientation');

/** A landscape stored in one of the eight orientations, 1800 × 1200 as seen. */
export function orientationSample(orientation: number): Buffer {
  return readFileSync(join(samples, `Landscape_${orientation}.jpg`));
}

let made = 0;

/** A photo that nobody has sent before: a sample with a comment of its own. */
export function newJpeg(change: { padBytes?: number } = {}): Buffer {
  made += 1;
  const text = Buffer.from(`photo ${made} ${process.pid}`);
  const comments = [comment(text)];
  for (let left = change.padBytes ?? 0; left > 0; left -= 65_000) {
    comments.push(comment(Buffer.alloc(Math.min(left, 65_000), made)));
  }
  const sample = orientationSample(1);
  return Buffer.concat([sample.subarray(0, 2), ...comments, sample.subarray(2)]);
}

/** A photo by one body of a camera, which may not tell its serial number. */
export function jpegOf({ model, serial }: { model: string; serial: string | undefined }): Buffer {
  const jpeg = newJpeg();
  const exif: ExifTag[] = [[0x9003, 'text', '2026:06:20 14:00:00']];
  if (serial !== undefined) exif.push([0xa431, 'text', serial]);
  const segment = exifSegment({ main: [[0x0110, 'text', model]], exif });
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function comment(bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** The same file with another size in its frame header. */
export function withDimensions(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = frameOffset(changed);
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function frameOffset(jpeg: Buffer): number {
  let at = 2;
  while (jpeg[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0)) {
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return at;
}
