import type { FastifyRequest } from 'fastify';
import { fail } from './problem-error.ts';

/**
 * Downloads have to be links, so they can't carry a token. They change nothing that matters, and only
 * our own pages or the address bar may start one: no other site, no image tag, no prefetch.
 */
export function guardDownload(request: FastifyRequest): void {
  const { headers } = request;
  const purposes = [headers['sec-purpose'], headers['purpose']].map(String);
  if (purposes.some((purpose) => /prefetch|prerender/i.test(purpose))) fail('foreignRequest');
  const site = headers['sec-fetch-site'];
  if (site === undefined ? hasForeignReferer(request) : !isOwn(site)) fail('foreignRequest');
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && !isDownloading(destination)) fail('foreignRequest');
}

/** A link or a frame asks for a page; without a page around it the request wants an answer to show. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

function isOwn(site: string | string[]): boolean {
  return site === 'same-origin' || site === 'none';
}

/** `empty` is a script of ours that passes the file on, as the share sheet does. */
function isDownloading(destination: string | string[]): boolean {
  return ['document', 'iframe', 'empty'].includes(String(destination));
}

/** Plain-http hosts get no Sec-Fetch headers; some browsers send no Referer either. */
function hasForeignReferer({ headers, visit }: FastifyRequest): boolean {
  const from = headers.origin ?? headers.referer;
  return from !== undefined && (!URL.canParse(from) || new URL(from).origin !== visit.origin);
}
