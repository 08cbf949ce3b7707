import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { derivedKey } from '../../secrets.ts';
import { createUploadTokens } from './upload-tokens.ts';

const secret = 'a secret of the tests, long enough';
const start = Date.UTC(2026, 4, 1, 12);
let now = start;
const clock = { now: () => new Date(now) };
const tokens = createUploadTokens(secret, clock);
const accountId = 'AAAAAAAAAAAAAAAAAAAAAA';
const sessionId = 'SSSSSSSSSSSSSSSSSSSSSS';
const order = { accountId, sessionId, labBrand: 'halide' } as const;

test('a token opens the upload API of its account for 15 minutes', async () => {
  const { token, expiresAt } = await tokens.issue(order);
  expect(expiresAt).toBe(start + 900_000);
  expect(await tokens.verify(token, 'halide')).toEqual({ accountId, sessionId, expiresAt });
  now = start + 899_000;
  expect(await tokens.verify(token, 'halide')).toBeDefined();
  now = start + 900_000;
  expect(await tokens.verify(token, 'halide')).toBeUndefined();
  now = start;
});

test('a token of one lab brand is worth nothing at the other', async () => {
  const { token } = await tokens.issue(order);
  expect(await tokens.verify(token, 'cyan')).toBeUndefined();
});

test('a token under another secret, or changed by one letter, is refused', async () => {
  const foreign = await createUploadTokens(`${secret}!`, clock).issue(order);
  expect(await tokens.verify(foreign.token, 'halide')).toBeUndefined();
  const { token } = await tokens.issue(order);
  const [head, body = '', seal] = token.split('.');
  const claims = Buffer.from(body, 'base64url')
    .toString()
    .replace(accountId, accountId.toLowerCase());
  const forged = [head, Buffer.from(claims).toString('base64url'), seal].join('.');
  expect(await tokens.verify(forged, 'halide')).toBeUndefined();
});

test.each(['', 'x', 'a.b.c', `${'a'.repeat(5000)}.b.c`])('"%s" is no token', async (text) => {
  expect(await tokens.verify(text, 'halide')).toBeUndefined();
});

test('a token that names no algorithm or another one is refused, whatever it claims', async () => {
  const claims = { iss: 'halide', aud: 'upload-api', sub: accountId, scope: 'upload', exp: 9e9 };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(
    await tokens.verify(`${part({ alg: 'none' })}.${part(claims)}.`, 'halide'),
  ).toBeUndefined();
  const other = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS512' })
    .sign(derivedKey(secret, 'upload-token'));
  expect(await tokens.verify(other, 'halide')).toBeUndefined();
});

test('a token of ours with another audience or scope opens nothing here', async () => {
  const key = derivedKey(secret, 'upload-token');
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ iss: 'halide', sub: accountId, exp: 9e9, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
  const elsewhere = await sign({ aud: 'operator', scope: 'upload' });
  const wider = await sign({ aud: 'upload-api', scope: 'everything' });
  const rightful = await sign({ aud: 'upload-api', scope: 'upload' });
  expect(await tokens.verify(elsewhere, 'halide')).toBeUndefined();
  expect(await tokens.verify(wider, 'halide')).toBeUndefined();
  expect(await tokens.verify(rightful, 'halide')).toBeDefined();
});
