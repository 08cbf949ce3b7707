import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { guardDownload, isNavigation } from './download-guard.ts';

/** As much of a request as the guard looks at, so that the cast is safe. */
function requestWith(headers: Record<string, string>): FastifyRequest {
  return { headers, visit: { origin: 'https://halide.example' } } as unknown as FastifyRequest;
}

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['a link of our page', { 'sec-fetch-site': 'same-origin', ...navigation }],
  ['the address bar', { 'sec-fetch-site': 'none', ...navigation }],
  ['a hidden frame of our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
  ['a script of our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ['a phone on plain http', { referer: 'https://halide.example/s/x/gallery' }],
  ['a browser that sends nothing', {}],
])('%s may start a download', (_, headers: Record<string, string>) => {
  expect(() => guardDownload(requestWith(headers))).not.toThrow();
});

test.each([
  ['a link of another site', { 'sec-fetch-site': 'cross-site', ...navigation }],
  ['a sister host', { 'sec-fetch-site': 'same-site', ...navigation }],
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a script tag', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }],
  ['an object', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'object' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['an old prefetch', { purpose: 'prefetch' }],
  ['another site on plain http', { referer: 'https://evil.example/' }],
  ['a referrer that is none', { referer: 'about:client' }],
])('%s may not', (_, headers: Record<string, string>) => {
  expect(() => guardDownload(requestWith(headers))).toThrow('foreignRequest');
});

test('a link wants a page, a script an answer', () => {
  expect(isNavigation(requestWith(navigation))).toBe(true);
  expect(isNavigation(requestWith({ accept: 'text/html,*/*' }))).toBe(true);
  expect(isNavigation(requestWith({ 'sec-fetch-mode': 'cors', accept: 'text/html' }))).toBe(false);
  expect(isNavigation(requestWith({ accept: 'application/json' }))).toBe(false);
});
