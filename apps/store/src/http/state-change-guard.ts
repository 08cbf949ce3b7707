import { csrfField, headers } from '@albumen/contract/wire-names';
import type { FastifyRequest } from 'fastify';
import type { Csrf } from './csrf.ts';
import { fail } from './problem-error.ts';

/**
 * One guard for every call that changes something, whatever its verb: it must come from our own pages,
 * by script, with the session's token. A form of our own pages may navigate, by POST only.
 */
export function guardStateChange(request: FastifyRequest, csrf: Csrf): void {
  if (isPrefetch(request) || !isFromOwnPage(request)) fail('foreignRequest');
  const isForm = isNavigation(request);
  if (isForm && (request.method !== 'POST' || request.headers.origin !== request.visit.origin)) {
    fail('foreignRequest');
  }
  if (!isForm && !isByScript(request)) fail('foreignRequest');
  const given = isForm ? formToken(request.body) : headerOf(request, headers.csrfToken);
  if (!csrf.isValid(request.visit.sessionToken, given)) fail('foreignRequest');
}

function headerOf(request: FastifyRequest, header: string): string {
  const value = request.headers[header];
  return typeof value === 'string' ? value : '';
}

function isPrefetch(request: FastifyRequest): boolean {
  return /prefetch|prerender/i.test(
    `${headerOf(request, 'sec-purpose')} ${headerOf(request, 'purpose')}`,
  );
}

/** Browsers send no Sec-Fetch headers to plain-http hosts other than localhost: there Origin decides. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const { visit } = request;
  const site = headerOf(request, 'sec-fetch-site');
  // Where pages send their calls: the page itself has been told by its exact origin.
  if (site === 'same-site') return visit.isAtApi && headerOf(request, 'origin') === visit.origin;
  if (site !== '') return site === 'same-origin';
  const origin = headerOf(request, 'origin') || originOf(headerOf(request, 'referer'));
  return origin === visit.origin;
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function isNavigation(request: FastifyRequest): boolean {
  const mode = headerOf(request, 'sec-fetch-mode');
  if (mode !== '') return mode === 'navigate';
  return isFormBody(request) && headerOf(request, headers.csrfToken) === '';
}

function isByScript(request: FastifyRequest): boolean {
  const mode = headerOf(request, 'sec-fetch-mode');
  if (mode === '') return true;
  return ['cors', 'same-origin'].includes(mode) && headerOf(request, 'sec-fetch-dest') === 'empty';
}

function isFormBody(request: FastifyRequest): boolean {
  return headerOf(request, 'content-type').split(';')[0] === 'application/x-www-form-urlencoded';
}

function formToken(body: unknown): string {
  if (typeof body !== 'object' || body === null || !(csrfField in body)) return '';
  const value = body[csrfField];
  return typeof value === 'string' ? value : '';
}
