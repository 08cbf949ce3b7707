import { expect, test } from 'vitest';
import { readCookie, TokenSource } from './token-source.ts';

const minuteMs = 60_000;

function jwt(issuedAtMs: number, lifetimeMs: number, id = 'a'): string {
  const claims = { iat: issuedAtMs / 1000, exp: (issuedAtMs + lifetimeMs) / 1000, id };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

function sourceWith(first: string, renewals: (() => Promise<string | false>)[]) {
  const state = { token: first, now: 0, renewed: 0 };
  const source = new TokenSource({
    readToken: () => state.token,
    now: () => state.now,
    renewToken: async () => {
      state.renewed += 1;
      const token = await (renewals.shift()?.() ?? Promise.resolve(false as const));
      if (token !== false) state.token = token;
      return token !== false;
    },
  });
  return { source, state };
}

test('a fresh token is used as it is', async () => {
  const { source, state } = sourceWith(jwt(0, 15 * minuteMs), []);
  expect(await source.token()).toBe(state.token);
  expect(state.renewed).toBe(0);
});

test('shortly before it expires the token is renewed, once for many calls', async () => {
  const next = jwt(14 * minuteMs, 15 * minuteMs, 'b');
  const { source, state } = sourceWith(jwt(0, 15 * minuteMs), [() => Promise.resolve(next)]);
  await source.token();
  state.now = 14 * minuteMs;
  expect(await Promise.all([source.token(), source.token(), source.token()])).toEqual([
    next,
    next,
    next,
  ]);
  expect(state.renewed).toBe(1);
});

test('a computer whose clock runs ahead does not renew before every call', async () => {
  const { source, state } = sourceWith(jwt(0, 15 * minuteMs), [
    () => Promise.resolve(jwt(0, 15 * minuteMs, 'b')),
    () => Promise.resolve(jwt(0, 15 * minuteMs, 'c')),
  ]);
  state.now = 600 * minuteMs;
  for (let call = 0; call < 5; call += 1) await source.token();
  expect(state.renewed).toBe(1);
});

test('without any token one is fetched before the first call', async () => {
  const { source, state } = sourceWith('', [() => Promise.resolve('new')]);
  expect(await Promise.all([source.token(), source.token()])).toEqual(['new', 'new']);
  expect(state.renewed).toBe(1);
});

test('a refused token is replaced, unless somebody already did', async () => {
  const { source, state } = sourceWith('old', [() => Promise.resolve('new')]);
  expect(await source.replacementFor('old')).toBe('new');
  expect(await source.replacementFor('old')).toBe('new');
  expect(state.renewed).toBe(1);
});

test('signed out is an answer, no connection is an error', async () => {
  const { source } = sourceWith('old', [
    () => Promise.resolve(false as const),
    () => Promise.reject(new Error('offline')),
  ]);
  expect(await source.replacementFor('old')).toBeNull();
  await expect(source.replacementFor('old')).rejects.toThrow('offline');
});

test('a renewal that fails in advance leaves the old token in use', async () => {
  const first = jwt(0, minuteMs);
  const { source } = sourceWith(first, [() => Promise.reject(new Error('offline'))]);
  expect(await source.token()).toBe(first);
});

test('tokens of any other form are never renewed in advance', async () => {
  for (const token of ['opaque', 'a.b.c', `a.${btoa('[]')}.c`, `a.${btoa('{"exp":"x"}')}.c`]) {
    const { source, state } = sourceWith(token, []);
    state.now = 1e15;
    await source.token();
    expect(state.renewed).toBe(0);
  }
});

test('the cookie is found by its whole name', () => {
  expect(readCookie('xpJwt=1; pJwt=a%3Db; other=2', 'pJwt')).toBe('a=b');
  expect(readCookie('', 'pJwt')).toBe('');
});
