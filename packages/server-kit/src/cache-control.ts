/** The longest that a cache is asked to keep something. */
export const yearSeconds = 31_536_000;

/** For what never changes under its address, and may lie in any cache. */
export const foreverPublic = `public, max-age=${yearSeconds}, immutable`;
