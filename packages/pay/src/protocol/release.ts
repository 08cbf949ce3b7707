import { IS_SCRIPT } from './build.ts';
import { VERSION } from './version.ts';

/** Where this script came from; a module of a shop's bundle came from nowhere that matters. */
export const SCRIPT_URL: string | undefined =
  IS_SCRIPT &&
  typeof document !== 'undefined' &&
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript.src
    : undefined;

/**
 * The folder of scripts and frames at a gateway: the one that this script lies in, so that a page that
 * pinned a release stays with it, else the published one.
 */
export function releaseFolder(assetsUrl: string): string {
  const published = `${assetsUrl}/web/${VERSION}`;
  return SCRIPT_URL?.startsWith(published) ? SCRIPT_URL.replace(/\/js\/.*/, '') : published;
}
