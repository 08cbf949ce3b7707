import { problem } from '@albumen/contract/problems';
import { expect, test } from 'vitest';
import { invalidItemReason, invalidReason } from './invalid-reason.ts';

test('the server says why an address opens no editor', () => {
  const params = { reason: 'designNeeded' };
  expect(invalidReason(problem('editorInvalid', { params }))).toBe('designNeeded');
});

test.each([
  ['projectId', 'galleryUnavailable'],
  ['productId', 'unknownProduct'],
  ['designId', 'unknownDesign'],
  ['a-name-that-is-much-too-long-for-an-attribute', 'invalidChoice'],
])('a mistyped %s is reported as %s', (part, reason) => {
  expect(invalidReason(problem('invalidRequest', { fields: { [part]: ['Invalid'] } }))).toBe(
    reason,
  );
});

test('what is no mistake of the address is left to the error page', () => {
  expect(invalidReason(problem('tooManyRequests'))).toBeUndefined();
});

test('an item that is gone and one that was deleted have different reasons', () => {
  const params = { reason: 'deletedItem' };
  expect(invalidItemReason(problem('editorInvalid', { params }))).toBe('deletedItem');
  expect(invalidItemReason(problem('notFound'))).toBe('unknownItem');
  expect(invalidItemReason(problem('invalidRequest'))).toBe('unknownItem');
  expect(invalidItemReason(problem('tooManyRequests'))).toBeUndefined();
});
