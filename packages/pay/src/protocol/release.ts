import { IS_SCRIPT } from './build.ts';
import { VERSION } from './version.ts';

/** The script that runs; none on a server, and no address where it is written into the page. */
const { src = '' }: { src?: string } = Object(IS_SCRIPT && globalThis.document?.currentScript);

/** Where this script came from; a module of a shop's bundle came from nowhere that matters. */
export const [SCRIPT_FOLDER = '']: string[] = src.split('/js/');

/**
 * The folder of scripts and frames at a gateway: the one that this script lies in, so that a page that
 * pinned a release stays with it, else the published one.
 */
export function releaseFolder(assetsUrl: string | undefined): string {
  const published = `${assetsUrl}/web/${VERSION}`;
  return SCRIPT_FOLDER.startsWith(published) ? SCRIPT_FOLDER : published;
}
