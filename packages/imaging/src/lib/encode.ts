import type { PlannedRendition } from '../render-plan.ts';
import { decoder, openRaw, type RawPicture } from './decoder.ts';
import { tagJpeg, tagWebp } from './srgb-tag.ts';

/** 2 of 6: 2.4 times as fast as the encoder's default, 4 % more bytes. */
const webpEffort = 2;

/** Of 9: 4 takes eight times as long for a tenth fewer bytes. */
const avifEffort = 2;

async function readSrgbProfile(): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: 'black' } } as const;
  const tagged = await decoder(pixel).withIccProfile('srgb').jpeg().toBuffer();
  const { icc } = await decoder(tagged).metadata();
  if (icc === undefined) throw new Error('the image library has no sRGB profile');
  return icc;
}

let srgbProfile: Promise<Buffer> | undefined;

/** Encodes a picture as planned and tags it sRGB; it carries no other metadata. */
export async function encode(picture: RawPicture, rendition: PlannedRendition): Promise<Buffer> {
  srgbProfile ??= readSrgbProfile();
  const profile = await srgbProfile;
  const { quality, contentType } = rendition;
  if (contentType === 'image/jpeg') {
    return tagJpeg(await openRaw(picture).jpeg({ quality }).toBuffer(), profile);
  }
  // Without a profile AVIF says sRGB by its own numbers.
  if (contentType === 'image/avif') {
    const options = { quality, effort: avifEffort, chromaSubsampling: '4:4:4' };
    return openRaw(picture).avif(options).toBuffer();
  }
  const webp = await openRaw(picture).webp({ quality, effort: webpEffort }).toBuffer();
  return tagWebp(webp, picture, profile);
}
