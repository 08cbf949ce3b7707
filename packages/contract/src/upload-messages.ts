import { limits } from './limits.ts';

/** What can be wrong with a photo before it is sent; all but `belowSizeRecommendation` block it. */
export type PhotoCheckCode =
  | 'exceedsFileLimit'
  | 'exceedsSizeLimit'
  | 'belowSizeMinimum'
  | 'belowSizeRecommendation'
  | 'unsupportedFileType';

/** The fixed sentences of an upload: those with a fixed wording, then the others. */
export const uploadMessages = {
  apiOffline: 'Failed to connect to Editors API: may be offline.',
  tokenRefused: 'Failed to verify the Editors API token.',
  sessionFailed: 'Upload session has failed.',
  networkError: 'A network error has prevented us from uploading files.',
  headerUnreadable: 'Unable to read image header.',
  dimensionsUnreadable: 'Unable to read image dimensions from the image file',
  checksumFailed: 'Failed to calculate MD5 checksum.',
  /** Shown with `alert` when a second upload is started. */
  alreadyInProgress:
    'An upload is already in progress. Please wait for the current upload to complete.',
  exitPrompt:
    'If you leave this page you will lose your current upload progress. Are you sure you want to continue?',
  /** Status message of a session that is ready to start. */
  awaitingUpload: 'awaiting upload',
  modalTitle: 'Upload Error(s)',
  progressErrors: 'We were not able to upload the following file(s)',
  tryAgain: 'Try Again',
  learnMore: 'Learn more',

  preparing: 'Preparing your photos.',
  uploading: 'Uploading.',
  completed: 'Your photos are uploaded.',
  canceled: 'Upload canceled.',
  unsupportedType: 'We support jpg and jpeg files.',
  serverRefused: 'The server did not take this file.',
  notNow: 'This upload is busy with something else.',
  storageFull: 'There is no room for this upload right now. Nothing was sent.',
  pausedByUser: 'Paused. Files already on their way are finished first.',
  pausedOffline: 'You are offline. The upload goes on by itself when the connection is back.',
  pausedUnreachable: 'The connection is lost. The upload goes on by itself when it is back.',
  pausedStorageFull: 'There is no room on the server right now. Trying again in a while.',
} as const;

/** 'Upload 12 File(s)' */
export function uploadButtonLabel(count: number): string {
  return `Upload ${count} File(s)`;
}

/** '2 Error(s)' */
export function uploadErrorCount(count: number): string {
  return `${count} Error(s)`;
}

/**
 * The sentence of one photo check for `count` files.
 * @param isLargeBatchBrowser false in browsers other than Chrome and Firefox: the sentence about
 * the file limit then suggests those two.
 */
export function photoCheckMessage(
  code: PhotoCheckCode,
  count: number,
  isLargeBatchBrowser = true,
): string {
  const files = `${count} file(s)`;
  switch (code) {
    case 'belowSizeMinimum':
      return `${files} too small, below the ${limits.photoMinPixels}px minimum; recommend at least ${limits.photoRecommendedPixels}px on the shortest side.`;
    case 'belowSizeRecommendation':
      return `${files} might not print well; recommend at least ${limits.photoRecommendedPixels}px.`;
    case 'exceedsSizeLimit':
      return `${files} too large, must be below ${megabytes(limits.photoMaxBytes)}MB.`;
    case 'exceedsFileLimit':
      return `${files} exceeds gallery file limit, galleries support up to ${limits.photosPerGallery} files.${isLargeBatchBrowser ? '' : ' For large uploads we suggest Chrome or Firefox.'}`;
    case 'unsupportedFileType':
      return `${files} not supported; we support ${limits.photoExtensions.join(' and ')} files.`;
  }
}

/** Where the learn-more link of a photo check leads: a section of the help page. */
export function photoCheckHelp(code: PhotoCheckCode): string {
  const sections = {
    exceedsFileLimit: 'exceeds-file-limit',
    exceedsSizeLimit: 'exceeds-size-limit',
    belowSizeMinimum: 'below-size-minimum',
    belowSizeRecommendation: 'below-size-recommendation',
    unsupportedFileType: 'unsupported-file-type',
  } as const;
  return `/help#${sections[code]}`;
}

/** Which files of a batch could not be uploaded. */
export interface FailedFiles {
  names: readonly string[];
  /** How many files the batch had. */
  total: number;
}

/** 'We were unable to upload beach.jpg', '… all of your files' or '… 3 of 12 files'. */
export function uploadErrorMessage({ names, total }: FailedFiles): string {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return `We were unable to upload ${only}`;
  if (names.length === total) return 'We were unable to upload all of your files';
  return `We were unable to upload ${names.length} of ${total} files`;
}

/** Files that people take for photos although no browser shows them. */
export type UnsupportedKind = 'heic' | 'raw' | 'other';

/** Why a file of this kind is refused, and what to do about it. */
export function unsupportedFileAdvice(kind: UnsupportedKind): string {
  switch (kind) {
    case 'heic':
      return "HEIC is an iPhone format that labs can't print. Export these photos as JPEG; to have the iPhone take JPEGs from now on, choose Settings, Camera, Formats, Most Compatible.";
    case 'raw':
      return "RAW files hold the sensor's data, not a finished picture. Export these photos as JPEG from Lightroom, Capture One or your camera's own program, then add the JPEGs.";
    case 'other':
      return 'Export these files as JPEG, then add the JPEGs.';
  }
}

/** What a file is inside that is named like a JPEG. */
export type FileContent =
  | 'png'
  | 'heic'
  | 'avif'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'photoshop'
  | 'pdf'
  | 'archive'
  | 'video'
  | 'text';

const contentNames: Readonly<Record<FileContent, string>> = {
  png: 'a PNG picture',
  heic: 'a HEIC photo',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
  tiff: 'a TIFF or RAW file',
  photoshop: 'a Photoshop document',
  pdf: 'a PDF document',
  archive: 'an archive',
  video: 'a video',
  text: 'a text file',
};

/** Why a file is refused whose name says JPEG and whose bytes say something else. */
export function renamedFileAdvice(name: string, content: FileContent): string {
  return `${name} is ${contentNames[content]} inside: renaming a file does not change what it is. Export it as JPEG, then add the JPEG.`;
}

/** The checks of a brand's logo, as title and limit. */
export const logoMessages = {
  exceedsSizeLimit: `Exceeds Size Limit (below ${megabytes(limits.logoMaxBytes)}MB)`,
  belowSizeMinimum: `Below Size Minimum (at least ${limits.logoMinPixels}px on the shortest side)`,
  unsupportedFileType: 'Unsupported File Type (jpg, jpeg, png and svg)',
} as const;

function megabytes(bytes: number): number {
  return bytes / limits.megabyteBytes;
}
