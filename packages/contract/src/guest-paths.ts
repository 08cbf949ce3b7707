/* Where photos of others are looked at, and things are ordered; what is not here belongs to photographers. */
const guestPages = /^\/(?:s|shop|cards|editor|item|cart|checkout|account\/orders?)(?:[/?#]|$)/;

/**
 * Whether somebody who comes from this page, or goes on to it, is spoken to as a guest: pages and mails
 * around an account choose their words by it.
 */
export function isGuestPath(path: string): boolean {
  return guestPages.test(path);
}
