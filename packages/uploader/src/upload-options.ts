import { limits } from '@albumen/contract/limits';

/** Ready-made sets of options. */
export type UploadPreset = 'default' | 'performance' | 'zero';

/** How a session works. */
export interface UploadOptions {
  /**
   * How many files are on their way at once, each with another that is made ready meanwhile. Fewer
   * of them are sent at a time where the line or its protocol carries fewer.
   */
  lanes: number;
  /**
   * Compute MD5 and SHA-256 of every file before it is sent. Without it the fingerprint is made of
   * name, size and time, and duplicates are found by the server only.
   */
  checksums: boolean;
  /** Read width and height from the head of every file. */
  dimensions: boolean;
  /** Read camera and time from the first 65,635 bytes. */
  exif: boolean;
  /** Make a 256 × 256 JPEG of every file. */
  thumbnails: boolean;
  /** Use the thumbnail inside the EXIF data where there is one, instead of decoding the photo. */
  exifThumbnails: boolean;
  /** Whether it asks after registration until the photo's renditions are ready or it is refused. */
  renditions: boolean;
}

/** The options of each preset. The type check is always on: the server would refuse the file. */
export const uploadPresets: Readonly<Record<UploadPreset, UploadOptions>> = {
  default: {
    lanes: limits.uploadLanes,
    checksums: true,
    dimensions: true,
    exif: false,
    thumbnails: false,
    exifThumbnails: false,
    renditions: true,
  },
  performance: {
    lanes: limits.uploadLanesPerformance,
    checksums: true,
    dimensions: true,
    exif: true,
    thumbnails: true,
    exifThumbnails: true,
    renditions: true,
  },
  zero: {
    lanes: limits.uploadLanesZero,
    checksums: false,
    dimensions: false,
    exif: false,
    thumbnails: false,
    exifThumbnails: false,
    renditions: false,
  },
};
