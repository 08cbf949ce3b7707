import { expect, test } from 'vitest';
import { scrubText } from './scrub-text.ts';

test.each([
  ['no account for ada.lovelace+x@example.com', 'no account for [email]'],
  ['GET /user/email/login/ada%40example.com', 'GET [email]'],
  ['GET /account/verify?token=abc&x=1 failed', 'GET /account/verify?[query] failed'],
  ['session 8fJ2kLmN0pQrStUvWxYz12 is gone', 'session [token] is gone'],
  [`bad hash ${'0a1b'.repeat(16)}`, 'bad hash [token]'],
  ['declined 4111 1111-1111.1111, then 378282246310005', 'declined [number], then [number]'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl', 'Bearer [token]'],
])('%s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('keeps what helps to find the fault', () => {
  const text = 'duplicate key value violates unique constraint "photos_gallery_sha256_unique_key"';
  expect(scrubText(text)).toBe(text);
});

test('takes hostile text in its stride', () => {
  expect(scrubText('a'.repeat(1_000_000)).length).toBeLessThanOrEqual(8_192);
  expect(scrubText('?'.repeat(100_000))).toBe('?[query]');
});
