import { numberOf, openTiff, readDirectory, textOf, type TiffDirectory } from './tiff-block.ts';
import { readGpsTime, readTimeEdited, readTimeTaken, type TimeTaken } from './time-taken.ts';

/** How a photo was taken, for the information panel. Unknown values are null. */
export interface CameraSettings {
  readonly make: string | null;
  readonly model: string | null;
  readonly lens: string | null;
  readonly exposureSeconds: number | null;
  /** The f-number. */
  readonly aperture: number | null;
  readonly iso: number | null;
  readonly focalLengthMm: number | null;
}

/** What we read of EXIF. Place and owner names are never read. */
export interface Exif {
  /** 1 to 8; anything else in the file counts as 1. */
  readonly orientation: number;
  readonly taken: TimeTaken | null;
  /** By the satellites' clock. */
  readonly gpsTime: TimeTaken | null;
  /** The last edit. */
  readonly edited: TimeTaken | null;
  readonly camera: CameraSettings;
  /** Of the camera, not of its lens: to tell two of one model apart, and never to be stored or shown. */
  readonly bodySerial: string | null;
  /** The camera says Adobe RGB in the way of DCF, without a profile. */
  readonly isAdobeRgb: boolean;
}

const maxNameCharacters = 120;
const exifPointer = 0x8769;
const gpsPointer = 0x8825;
const interoperabilityPointer = 0xa005;

function directoryAt(parent: TiffDirectory, pointerTag: number): TiffDirectory {
  const entry = parent.get(pointerTag);
  const offset = numberOf(entry);
  if (entry === undefined || offset === null) return new Map();
  return readDirectory(entry.block, offset);
}

function nameOf(directory: TiffDirectory, tag: number): string | null {
  return textOf(directory.get(tag))?.slice(0, maxNameCharacters) ?? null;
}

function positiveOf(directory: TiffDirectory, tag: number): number | null {
  const value = numberOf(directory.get(tag));
  return value !== null && value > 0 ? value : null;
}

function readCamera(main: TiffDirectory, exif: TiffDirectory): CameraSettings {
  return {
    make: nameOf(main, 0x010f),
    model: nameOf(main, 0x0110),
    lens: nameOf(exif, 0xa434),
    exposureSeconds: positiveOf(exif, 0x829a),
    aperture: positiveOf(exif, 0x829d),
    iso: positiveOf(exif, 0x8827),
    focalLengthMm: positiveOf(exif, 0x920a),
  };
}

function readOrientation(main: TiffDirectory): number {
  const value = numberOf(main.get(0x0112)) ?? 1;
  return Number.isInteger(value) && value >= 1 && value <= 8 ? value : 1;
}

const srgbColorSpace = 1;
const adobeColorSpace = 2;

/** DCF says `R03` beside an uncalibrated color space; some cameras say 2, which EXIF does not know. */
function isAdobeRgb(exif: TiffDirectory, interoperability: TiffDirectory): boolean {
  const colorSpace = numberOf(exif.get(0xa001));
  if (colorSpace === adobeColorSpace) return true;
  return textOf(interoperability.get(1)) === 'R03' && colorSpace !== srgbColorSpace;
}

/** Reads an EXIF block (without its `Exif\0\0` prefix); null when it is none. Visits four directories at most. */
export function readExif(bytes: Uint8Array): Exif | null {
  const block = openTiff(bytes);
  if (block === null) return null;
  const main = readDirectory(block, block.firstDirectory);
  const exif = directoryAt(main, exifPointer);
  const interoperability = directoryAt(exif, interoperabilityPointer);
  return {
    orientation: readOrientation(main),
    taken: readTimeTaken(main, exif),
    gpsTime: readGpsTime(directoryAt(main, gpsPointer)),
    edited: readTimeEdited(main, exif),
    camera: readCamera(main, exif),
    bodySerial: nameOf(exif, 0xa431),
    isAdobeRgb: isAdobeRgb(exif, interoperability),
  };
}
