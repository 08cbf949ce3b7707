import { expect, test } from 'vitest';
import { versionedText } from './http/versioned-text.ts';
import { TextCache } from './text-cache.ts';

function counting() {
  const made: string[] = [];
  const make = (key: string) => async () => {
    made.push(key);
    return versionedText(key.repeat(1000));
  };
  return { made, make };
}

test('a text is made once for everybody who asks at once or later', async () => {
  const { made, make } = counting();
  const cache = new TextCache(1_000_000);
  const asked = await Promise.all(Array.from({ length: 10 }, () => cache.get('a', make('a'))));
  asked.push(await cache.get('a', make('a')));
  expect(made).toEqual(['a']);
  expect(new Set(asked).size).toBe(1);
});

test('what was not asked for longest is forgotten first', async () => {
  const { made, make } = counting();
  const cache = new TextCache(5_000);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make(key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a text that could not be made is tried again', async () => {
  const cache = new TextCache(1_000_000);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('a', () => versionedText('a'))).text).toBe('a');
});
