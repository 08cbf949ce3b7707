import { isSrgb } from './icc-srgb.ts';
import { readIccTags, signatureAt } from './icc-tags.ts';

/** What we need to know of an embedded color profile. */
export interface IccProfile {
  /** The profile's own name, such as "Display P3"; for showing only. */
  readonly description: string | null;
  /** The kind of color it describes. */
  readonly colors: 'gray' | 'rgb' | 'cmyk' | 'other';
  /** Its numbers are those of sRGB, whatever it calls itself: converting would change nothing. */
  readonly isSrgb: boolean;
}

const maxDescriptionCharacters = 120;

const colorsBySignature: Readonly<Record<string, IccProfile['colors']>> = {
  GRAY: 'gray',
  'RGB ': 'rgb',
  CMYK: 'cmyk',
};

function readDescription(tag: Buffer | undefined): string | null {
  if (tag === undefined || tag.length < 28) return null;
  const text =
    signatureAt(tag, 0) === 'mluc'
      ? new TextDecoder('utf-16be').decode(
          tag.subarray(tag.readUInt32BE(24), tag.readUInt32BE(24) + tag.readUInt32BE(20)),
        )
      : tag.toString('latin1', 12, 12 + tag.readUInt32BE(8));
  const clean = text
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim()
    .slice(0, maxDescriptionCharacters);
  return clean === '' ? null : clean;
}

/** Reads a color profile; null when its structure is broken, so that nobody converts by it. */
export function readIccProfile(bytes: Buffer): IccProfile | null {
  const tags = readIccTags(bytes);
  if (tags === null) return null;
  const colors = colorsBySignature[signatureAt(bytes, 16)] ?? 'other';
  return {
    description: readDescription(tags.get('desc')),
    colors,
    isSrgb: colors === 'rgb' && isSrgb(tags),
  };
}
