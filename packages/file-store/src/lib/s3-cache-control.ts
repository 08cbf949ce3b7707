import { isPublic } from '../keys.ts';

/** A file never changes under its key. */
const foreverPublic = 'public, max-age=31536000, immutable';

/** What caches in front of a bucket are told of a file, whoever sent it there. */
export function cacheControlOf(key: string): string {
  return isPublic(key) ? foreverPublic : 'private, no-cache';
}
