import { expect, test } from 'vitest';
import {
  logoMessages,
  photoCheckHelp,
  photoCheckMessage,
  unsupportedFileAdvice,
  uploadButtonLabel,
  uploadErrorCount,
  uploadErrorMessage,
  uploadMessages,
} from './upload-messages.ts';

test('the sentences of an upload stay as they are, letter by letter', () => {
  expect(uploadMessages).toMatchObject({
    apiOffline: 'Failed to connect to Editors API: may be offline.',
    tokenRefused: 'Failed to verify the Editors API token.',
    sessionFailed: 'Upload session has failed.',
    networkError: 'A network error has prevented us from uploading files.',
    headerUnreadable: 'Unable to read image header.',
    dimensionsUnreadable: 'Unable to read image dimensions from the image file',
    checksumFailed: 'Failed to calculate MD5 checksum.',
    alreadyInProgress:
      'An upload is already in progress. Please wait for the current upload to complete.',
    exitPrompt:
      'If you leave this page you will lose your current upload progress. Are you sure you want to continue?',
    modalTitle: 'Upload Error(s)',
    progressErrors: 'We were not able to upload the following file(s)',
  });
});

test('each photo check names its count and its limit', () => {
  expect(photoCheckMessage('belowSizeMinimum', 2)).toBe(
    '2 file(s) too small, below the 1200px minimum; recommend at least 2000px on the shortest side.',
  );
  expect(photoCheckMessage('belowSizeRecommendation', 1)).toBe(
    '1 file(s) might not print well; recommend at least 2000px.',
  );
  expect(photoCheckMessage('exceedsSizeLimit', 1)).toBe('1 file(s) too large, must be below 40MB.');
  expect(photoCheckMessage('unsupportedFileType', 3)).toBe(
    '3 file(s) not supported; we support jpg and jpeg files.',
  );
});

test('the file limit suggests Chrome or Firefox only to other browsers', () => {
  const sentence = '9 file(s) exceeds gallery file limit, galleries support up to 3200 files.';
  expect(photoCheckMessage('exceedsFileLimit', 9)).toBe(sentence);
  expect(photoCheckMessage('exceedsFileLimit', 9, false)).toBe(
    `${sentence} For large uploads we suggest Chrome or Firefox.`,
  );
});

test('the error modal speaks of one file, of all or of some', () => {
  expect(uploadErrorMessage({ names: ['a.jpg'], total: 5 })).toBe('We were unable to upload a.jpg');
  expect(uploadErrorMessage({ names: ['a.jpg'], total: 1 })).toBe('We were unable to upload a.jpg');
  expect(uploadErrorMessage({ names: ['a.jpg', 'b.jpg'], total: 2 })).toBe(
    'We were unable to upload all of your files',
  );
  expect(uploadErrorMessage({ names: ['a.jpg', 'b.jpg'], total: 9 })).toBe(
    'We were unable to upload 2 of 9 files',
  );
});

test('counts stand in the button and in the error list', () => {
  expect(uploadButtonLabel(12)).toBe('Upload 12 File(s)');
  expect(uploadErrorCount(2)).toBe('2 Error(s)');
});

test('HEIC and RAW say what to do instead', () => {
  expect(unsupportedFileAdvice('heic')).toContain('Most Compatible');
  expect(unsupportedFileAdvice('raw')).toContain('Export these photos as JPEG');
});

test('every learn-more link leads into the help page', () => {
  expect(photoCheckHelp('belowSizeMinimum')).toBe('/help#below-size-minimum');
  expect(photoCheckHelp('unsupportedFileType')).toBe('/help#unsupported-file-type');
});

test('the logo checks carry their limits', () => {
  expect(Object.values(logoMessages)).toEqual([
    'Exceeds Size Limit (below 34MB)',
    'Below Size Minimum (at least 50px on the shortest side)',
    'Unsupported File Type (jpg, jpeg, png and svg)',
  ]);
});
