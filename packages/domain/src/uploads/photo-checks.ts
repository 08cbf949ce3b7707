import { limits } from '@albumen/contract/limits';
import type { PhotoCheckCode } from '@albumen/contract/upload-messages';
import { isAllowedType, type NamedFile } from './file-type.ts';

/** Pixels as stored in the file, before its orientation is applied. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A photo as the checks see it before anything is sent. */
export interface PhotoToCheck extends NamedFile {
  id: string;
  sizeBytes: number;
  /** Null where the file's head could not be read: the pixel checks then wait for the server. */
  dimensions: Dimensions | null;
  /** True for a photo that the gallery already holds: it is skipped, never refused. */
  isInGallery: boolean;
}

/** One check with the photos that it concerns, in their order. */
export interface PhotoIssue {
  code: PhotoCheckCode;
  /** A warning can be included by ticking its allow box, a blocking issue cannot. */
  isBlocking: boolean;
  photoIds: string[];
}

/** The outcome for a selection: every photo is in exactly one of `ready`, `warned`, `blocked`. */
export interface PhotoCheckResult {
  /** Only those that concern somebody. */
  issues: PhotoIssue[];
  ready: string[];
  warned: string[];
  blocked: string[];
}

const order: readonly PhotoCheckCode[] = [
  'belowSizeMinimum',
  'belowSizeRecommendation',
  'exceedsSizeLimit',
  'exceedsFileLimit',
  'unsupportedFileType',
];

/** Whether a check keeps its photos from being uploaded. */
export function isBlocking(code: PhotoCheckCode): boolean {
  return code !== 'belowSizeRecommendation';
}

/**
 * Checks a selection before it is uploaded.
 * @param photosInGallery live photos that the gallery holds already; they count towards its limit.
 */
export function checkPhotos(
  photos: readonly PhotoToCheck[],
  photosInGallery: number,
): PhotoCheckResult {
  let room = Math.max(0, limits.photosPerGallery - photosInGallery);
  const concerned = new Map<PhotoCheckCode, string[]>(order.map((code) => [code, []]));
  const result: PhotoCheckResult = { issues: [], ready: [], warned: [], blocked: [] };
  for (const photo of photos) {
    const codes = checkPhoto(photo);
    const needsRoom = !photo.isInGallery && !codes.some(isBlocking);
    if (needsRoom && room === 0) codes.push('exceedsFileLimit');
    else if (needsRoom) room -= 1;
    for (const code of codes) concerned.get(code)?.push(photo.id);
    sort(result, codes).push(photo.id);
  }
  result.issues = [...concerned]
    .filter(([, photoIds]) => photoIds.length > 0)
    .map(([code, photoIds]) => ({ code, isBlocking: isBlocking(code), photoIds }));
  return result;
}

/** What is wrong with one photo by itself; the gallery's limit is not looked at. */
export function checkPhoto(photo: PhotoToCheck): PhotoCheckCode[] {
  if (photo.isInGallery) return [];
  if (!isAllowedType(photo)) return ['unsupportedFileType'];
  const codes: PhotoCheckCode[] = [];
  if (photo.sizeBytes > limits.photoMaxBytes) codes.push('exceedsSizeLimit');
  const longest = photo.dimensions === null ? Infinity : longestSide(photo.dimensions);
  if (longest < limits.photoMinPixels) codes.push('belowSizeMinimum');
  else if (longest < limits.photoRecommendedPixels) codes.push('belowSizeRecommendation');
  return codes;
}

function longestSide({ width, height }: Dimensions): number {
  return Math.max(width, height);
}

function sort(result: PhotoCheckResult, codes: readonly PhotoCheckCode[]): string[] {
  if (codes.some(isBlocking)) return result.blocked;
  return codes.length > 0 ? result.warned : result.ready;
}
