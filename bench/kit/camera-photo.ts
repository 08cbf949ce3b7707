import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const script = resolve(import.meta.dirname, '../renditions/photos.ts');

/** Path of a photo of 24 megapixels, 6000 × 4000. */
export async function photoOf24Megapixels(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  for (const path of JSON.parse(stdout) as string[]) {
    const { width, height } = await sharp(path).metadata();
    if (width === 6000 && height === 4000) return path;
  }
  throw new Error('no photo of 24 megapixels among the photos of the bench');
}
