import type { Exif } from './exif.ts';
import type { JpegHeader, JpegSegment } from './jpeg-header.ts';
import { readEmbeddedProfile } from './jpeg-metadata.ts';
import type { WindowReader } from './window-reader.ts';

/** The color space a photo's numbers are in. */
export interface PhotoColors {
  readonly model: 'gray' | 'rgb' | 'cmyk';
  /** `embedded`: convert by the file's own profile; the others need none of it. */
  readonly space: 'srgb' | 'adobe-rgb' | 'embedded' | 'untagged';
  /** Name of the embedded profile, for showing. */
  readonly profileName: string | null;
}

/** A photo's color space and, where the decoder must convert by it, the segments of its profile. */
export interface ReadColors {
  readonly colors: PhotoColors;
  readonly profileSegments: readonly JpegSegment[];
}

function modelOf({ frame }: JpegHeader): PhotoColors['model'] {
  if (frame.components.length === 1) return 'gray';
  return frame.components.length === 4 ? 'cmyk' : 'rgb';
}

/** Settles which color space the numbers are in: the profile's, else the one the camera names. */
export async function readPhotoColors(
  reader: WindowReader,
  header: JpegHeader,
  exif: Exif | null,
): Promise<ReadColors> {
  const embedded = await readEmbeddedProfile(reader, header.segments);
  const model = modelOf(header);
  const profileName = embedded?.profile.description ?? null;
  const isUsable = embedded !== null && embedded.profile.colors === model;
  if (!isUsable) {
    const space = model === 'rgb' && exif?.isAdobeRgb === true ? 'adobe-rgb' : 'untagged';
    return { colors: { model, space, profileName }, profileSegments: [] };
  }
  if (embedded.profile.isSrgb) {
    return { colors: { model, space: 'srgb', profileName }, profileSegments: [] };
  }
  return {
    colors: { model, space: 'embedded', profileName },
    profileSegments: embedded.segments,
  };
}
