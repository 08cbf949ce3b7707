import type { FastifyRequest } from 'fastify';
import { fail } from './problem-error.ts';
import type { Guard } from './route.ts';

/**
 * Guards downloads and other GETs that must stay navigable: a page of ours, the address bar or a
 * bookmark may lead here, another site may not.
 */
export const navigatedFromOwnPage: Guard = (request) => {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' ? ['same-origin', 'none'].includes(site) : isOwnReferer(request))
    return;
  fail('foreignRequest');
};

function isOwnReferer({ headers, visit }: FastifyRequest): boolean {
  const { referer } = headers;
  if (referer === undefined) return true;
  return URL.canParse(referer) && new URL(referer).origin === visit.origin;
}
