import type { Transform } from 'jscolorengine';
import { segmentsOf, type DecoderBytes } from './decoder-bytes.ts';
import { decoder } from './decoder.ts';

/** Converts pixels of four inks, 255 for all of it, to three colors of sRGB. */
export type InkConversion = (inks: Buffer) => Buffer;

const profileMarker = 0xe2;
/** Marker, length, `ICC_PROFILE`, number and count. */
const segmentHeadBytes = 18;

function embeddedProfile(source: DecoderBytes): Buffer | null {
  const pieces = segmentsOf(source, profileMarker);
  if (pieces.length === 0) return null;
  return Buffer.concat(pieces.map((piece) => piece.subarray(segmentHeadBytes)));
}

/** The press that is meant where a file names none. */
async function usualProfile(): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: 'black' } } as const;
  const tagged = await decoder(pixel).withIccProfile('cmyk').jpeg().toBuffer();
  const { icc } = await decoder(tagged).metadata();
  if (icc === undefined) throw new Error('the image library has no CMYK profile');
  return icc;
}

/** Null when the profile's insides are broken. */
async function openTransform(bytes: Buffer): Promise<Transform | null> {
  // Half a megabyte of code that one photo in thousands needs.
  const { default: engine } = await import('jscolorengine');
  const profile = new engine.Profile();
  const transform = new engine.Transform({ buildLut: true, dataFormat: 'int8', BPC: true });
  try {
    profile.loadBinary(new Uint8Array(bytes));
    transform.create(profile, '*sRGB', engine.eIntent.relative);
    return transform;
  } catch {
    return null;
  }
}

/**
 * Prepares the conversion of a CMYK photo as photo editors do it: relative colorimetric, with the
 * darkest ink as black. The image library knows no black-point compensation and tints the shadows.
 */
export async function inkConversion(source: DecoderBytes): Promise<InkConversion> {
  const embedded = embeddedProfile(source);
  const own = embedded && (await openTransform(embedded));
  const transform = own ?? (await openTransform(await usualProfile()));
  if (transform === null) throw new Error('the color engine does not take the usual profile');
  return (inks) => {
    const pixels = new Uint8ClampedArray(inks.buffer, inks.byteOffset, inks.byteLength);
    const { buffer, byteOffset, byteLength } = transform.array(pixels, false, false);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
}
