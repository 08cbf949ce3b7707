/**
 * What a page asks the service worker, and what that answers only where it had to give the page from
 * its copy. A type and no constant: the worker is one file and can share none with the pages.
 */
export type KeptCopy = 'kept copy';
