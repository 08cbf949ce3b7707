import { rgbaToThumbHash } from 'thumbhash';
import { fitWithin } from '../renditions.ts';
import { openRaw, type RawPicture } from './decoder.ts';

/** The hash holds at most 7 × 7 waves, so more pixels than these change nothing one can see. */
const sampleSide = 64;

/** The thumbhash of a picture, base64: about 25 bytes that paint a blurred placeholder. */
export async function placeholderOf(picture: RawPicture): Promise<string> {
  const { width, height } = fitWithin(picture, sampleSide);
  const rgba = await openRaw(picture)
    .resize({ width, height, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');
}
