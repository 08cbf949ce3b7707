import { openFileSource, type ByteSource } from './byte-source.ts';
import { detectFileKind, type FileKind } from './file-kind.ts';
import type { CameraSettings } from './lib/exif.ts';
import { coefficientBytes } from './lib/jpeg-frame.ts';
import { isFrameMarker, readJpegHeader, type JpegSegment } from './lib/jpeg-header.ts';
import { colorMarkers, readExifSegment, readTaken } from './lib/jpeg-metadata.ts';
import { readPhotoColors, type PhotoColors } from './lib/photo-colors.ts';
import type { TimeTaken } from './lib/time-taken.ts';
import { windowReader, type WindowReader } from './lib/window-reader.ts';
import { accept, refuse, type Outcome } from './refusal.ts';

export type { CameraSettings } from './lib/exif.ts';
export type { PhotoColors } from './lib/photo-colors.ts';
export type { TimeTaken } from './lib/time-taken.ts';

/** A piece of the file: `[offset, lengthBytes]`. */
export type ByteRange = readonly [number, number];

/** What a JPEG's head says without decoding it. Pixels throughout. */
export interface PhotoProbe {
  readonly sizeBytes: number;
  /** The size as stored. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** The size as seen: orientation applied. */
  readonly orientedWidth: number;
  readonly orientedHeight: number;
  readonly colors: PhotoColors;
  readonly taken: TimeTaken | null;
  readonly camera: CameraSettings;
  /** The camera's serial number, never to be stored or shown. */
  readonly bodySerial: string | null;
  /** True for progressive and other many-scan files: a decoder must hold every coefficient. */
  readonly isBuffered: boolean;
  /** Whether its scans add to each other bit by bit. */
  readonly isProgressive: boolean;
  /** Memory for all coefficients, in bytes. */
  readonly coefficientBytes: number;
  /** The pieces in front of the scan that a decoder needs; all other metadata is kept from it. */
  readonly decoderRanges: readonly ByteRange[];
  /** Where the compressed data starts. */
  readonly scanOffset: number;
}

const headBytes = 65_536;
const tableMarkers: readonly number[] = [0xdb, 0xc4, 0xdd];
const noCamera: CameraSettings = {
  make: null,
  model: null,
  lens: null,
  exposureSeconds: null,
  aperture: null,
  iso: null,
  focalLengthMm: null,
};

const refusalOfFamily = {
  jpeg: 'unreadable',
  png: 'notAJpeg',
  svg: 'notAJpeg',
  other: 'notAJpeg',
  heic: 'heicUnsupported',
  raw: 'rawUnsupported',
  empty: 'emptyFile',
} as const satisfies Record<FileKind['family'], string>;

function toRange({ offset, lengthBytes }: JpegSegment): ByteRange {
  return [offset, lengthBytes];
}

async function probeJpeg(reader: WindowReader): Promise<Outcome<PhotoProbe>> {
  const read = await readJpegHeader(reader);
  if (!read.ok) return read;
  const { frame, segments, scanOffset, scanComponents } = read.value;
  const exif = await readExifSegment(reader, segments);
  const { colors, profileSegments } = await readPhotoColors(reader, read.value, exif);
  const tables = segments.filter(
    ({ marker }) => tableMarkers.includes(marker) || isFrameMarker(marker),
  );
  const orientation = exif?.orientation ?? 1;
  const isSideways = orientation >= 5;
  return accept({
    sizeBytes: reader.sizeBytes,
    width: frame.width,
    height: frame.height,
    orientation,
    orientedWidth: isSideways ? frame.height : frame.width,
    orientedHeight: isSideways ? frame.width : frame.height,
    colors,
    taken: await readTaken(reader, segments, exif),
    camera: exif?.camera ?? noCamera,
    bodySerial: exif?.bodySerial ?? null,
    isBuffered: frame.isProgressive || scanComponents < frame.components.length,
    isProgressive: frame.isProgressive,
    coefficientBytes: coefficientBytes(frame),
    decoderRanges: [...(await colorMarkers(reader, segments)), ...profileSegments, ...tables].map(
      toRange,
    ),
    scanOffset,
  });
}

/**
 * Reads what a photo is from the head of its bytes: type by content, size, orientation, color
 * profile, time taken and camera. Reads a bounded amount, whatever the file claims.
 * A file that is no readable JPEG is refused with its reason.
 */
export async function probePhoto(source: ByteSource): Promise<Outcome<PhotoProbe>> {
  const reader = windowReader(source);
  const kind = detectFileKind(await reader.at(0, headBytes));
  if (kind.family !== 'jpeg') return refuse(refusalOfFamily[kind.family], kind.name);
  return probeJpeg(reader);
}

/**
 * Probes a file on local disk.
 * @throws Error when the file cannot be opened.
 */
export async function probePhotoFile(path: string): Promise<Outcome<PhotoProbe>> {
  const source = await openFileSource(path);
  try {
    return await probePhoto(source);
  } finally {
    await source.close();
  }
}
