import { readExif, type Exif } from './exif.ts';
import { readIccProfile, type IccProfile } from './icc-profile.ts';
import { readBody, type JpegSegment } from './jpeg-header.ts';
import { readIptcTime, readXmpTime } from './other-metadata.ts';
import type { TimeTaken } from './time-taken.ts';
import type { WindowReader } from './window-reader.ts';

/** The largest press profiles have under 3 MB. */
const maxProfileBytes = 4 * 1_048_576;

const exifPrefix = Buffer.from('Exif\0\0', 'latin1');
const profilePrefix = Buffer.from('ICC_PROFILE\0', 'latin1');
const xmpPrefix = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const photoshopPrefix = Buffer.from('Photoshop 3.0\0', 'latin1');
const adobePrefix = Buffer.from('Adobe', 'latin1');
const jfifPrefix = Buffer.from('JFIF\0', 'latin1');

/** A color profile and the segments that carry it. */
export interface EmbeddedProfile {
  readonly profile: IccProfile;
  readonly segments: readonly JpegSegment[];
}

async function startsWith(
  reader: WindowReader,
  segment: JpegSegment,
  prefix: Buffer,
): Promise<boolean> {
  const start = await reader.at(segment.offset + 4, prefix.length);
  return prefix.equals(start);
}

async function segmentsWith(
  reader: WindowReader,
  all: readonly JpegSegment[],
  wanted: { marker: number; prefix: Buffer },
): Promise<JpegSegment[]> {
  const found: JpegSegment[] = [];
  for (const segment of all) {
    if (segment.marker === wanted.marker && (await startsWith(reader, segment, wanted.prefix))) {
      found.push(segment);
    }
  }
  return found;
}

async function firstBody(
  reader: WindowReader,
  all: readonly JpegSegment[],
  wanted: { marker: number; prefix: Buffer },
): Promise<Buffer | null> {
  const [first] = await segmentsWith(reader, all, wanted);
  if (first === undefined) return null;
  return (await readBody(reader, first)).subarray(wanted.prefix.length);
}

/** Settles when a photo was taken: the camera's own word, other metadata, and the last edit only then. */
export async function readTaken(
  reader: WindowReader,
  all: readonly JpegSegment[],
  exif: Exif | null,
): Promise<TimeTaken | null> {
  if (exif?.taken) return exif.taken;
  const xmp = await firstBody(reader, all, { marker: 0xe1, prefix: xmpPrefix });
  const iptc = await firstBody(reader, all, { marker: 0xed, prefix: photoshopPrefix });
  return (
    (xmp && readXmpTime(xmp.toString())) ??
    (iptc && readIptcTime(iptc)) ??
    exif?.gpsTime ??
    exif?.edited ??
    null
  );
}

/** Reads the first EXIF segment; later ones are ignored, as browsers do. */
export async function readExifSegment(
  reader: WindowReader,
  all: readonly JpegSegment[],
): Promise<Exif | null> {
  const body = await firstBody(reader, all, { marker: 0xe1, prefix: exifPrefix });
  return body && readExif(body);
}

interface ProfilePiece {
  readonly segment: JpegSegment;
  readonly number: number;
  readonly count: number;
  readonly bytes: Buffer;
}

async function readPiece(reader: WindowReader, segment: JpegSegment): Promise<ProfilePiece> {
  const body = (await readBody(reader, segment)).subarray(profilePrefix.length);
  return { segment, number: body[0] ?? 0, count: body[1] ?? 0, bytes: body.subarray(2) };
}

/**
 * Reads the embedded profile from its numbered pieces, whatever order they stand in; the answer has
 * them in theirs. Null when there is none, one is missing or twice there, or the profile is broken.
 */
export async function readEmbeddedProfile(
  reader: WindowReader,
  all: readonly JpegSegment[],
): Promise<EmbeddedProfile | null> {
  const segments = await segmentsWith(reader, all, { marker: 0xe2, prefix: profilePrefix });
  const totalBytes = segments.reduce((sum, { lengthBytes }) => sum + lengthBytes, 0);
  if (segments.length === 0 || totalBytes > maxProfileBytes) return null;
  const pieces: ProfilePiece[] = [];
  for (const segment of segments) pieces.push(await readPiece(reader, segment));
  pieces.sort((one, other) => one.number - other.number);
  const isWhole = pieces.every(
    ({ number, count }, index) => number === index + 1 && count === pieces.length,
  );
  if (!isWhole) return null;
  const profile = readIccProfile(Buffer.concat(pieces.map(({ bytes }) => bytes)));
  return profile === null ? null : { profile, segments: pieces.map(({ segment }) => segment) };
}

/** The two segments that tell a decoder how colors are stored. */
export async function colorMarkers(
  reader: WindowReader,
  all: readonly JpegSegment[],
): Promise<JpegSegment[]> {
  const jfif = await segmentsWith(reader, all, { marker: 0xe0, prefix: jfifPrefix });
  const adobe = await segmentsWith(reader, all, { marker: 0xee, prefix: adobePrefix });
  return [...jfif.slice(0, 1), ...adobe.slice(0, 1)];
}
