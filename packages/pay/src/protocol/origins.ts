/** Stands for every port of this computer in a list of allowed origins; for the sandbox. */
export const LOOPBACK = 'loopback';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Is this an origin on the own computer? */
export function isLoopback(origin: string): boolean {
  return loopback.test(origin);
}

/** Is `origin` one of the merchant's? `allowed` holds exact origins, or `loopback`. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || (allowed.includes(LOOPBACK) && isLoopback(origin));
}

/** The parts of an address, or undefined when it is none. */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
