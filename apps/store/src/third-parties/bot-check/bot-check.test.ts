import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@albumen/test-kit/database';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { openBotCheck } from './open-bot-check.ts';
import { siteverifyAt } from './siteverify.ts';
import {
  createBotCheckStandIn,
  standInSecret,
  standInSiteKey,
} from './stand-in/bot-check-stand-in.ts';
import { registerBotCheckStandIn } from './stand-in/bot-check-stand-in.routes.ts';
import { deleteBotCheckTokensBefore } from './stand-in/used-tokens.queries.ts';
import { createTurnstileBotCheck } from './turnstile-bot-check.ts';

const { db } = await createTestDatabase<Tables>();
const origin = 'http://127.0.0.1:3000';
const signingKey = randomBytes(32);
const startedAt = new Date('2026-11-21T09:00:00Z');
let now = startedAt;
beforeEach(() => {
  now = startedAt;
});

const standIn = createBotCheckStandIn({ db, signingKey, now: () => now });
const app = Fastify({ exposeHeadRoutes: false });
registerBotCheckStandIn(app, { prefix: '/stand-in/bot-check', standIn, origins: [origin] });
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/bot-check`;
afterAll(async () => {
  await app.close();
});

const overHttp = siteverifyAt(`${url}/siteverify`);
const ip = '203.0.113.9';

function solved(hostname = '127.0.0.1'): string {
  return standIn.solve(standInSiteKey, hostname) ?? '';
}

function refusals() {
  const reasons: string[] = [];
  return { reasons, onRefusal: (found: readonly string[]) => void reasons.push(...found) };
}

test('a solved token passes once, over the vendor wire', async () => {
  const { reasons, onRefusal } = refusals();
  const secret = standInSecret;
  const check = createTurnstileBotCheck({ secret, siteverify: overHttp, onRefusal });
  const token = solved();
  expect(await check.verify(token, ip)).toBe(true);
  expect(await check.verify(token, ip)).toBe(false);
  expect(reasons).toEqual(['timeout-or-duplicate']);
});

test('the reply names when and where the token was solved', async () => {
  const question = { secret: standInSecret, response: solved(), remoteip: ip };
  expect(await overHttp(question)).toEqual({
    success: true,
    'error-codes': [],
    challenge_ts: startedAt.toISOString(),
    hostname: '127.0.0.1',
  });
});

test('ten submissions of one token at once let one person in', async () => {
  const token = solved();
  const question = { secret: standInSecret, response: token, remoteip: ip };
  const answers = await Promise.all(Array.from({ length: 10 }, () => overHttp(question)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('a token lives five minutes, and no longer when its row has been swept', async () => {
  const check = createTurnstileBotCheck({
    secret: standInSecret,
    siteverify: standIn.siteverify,
  });
  const [early, late] = [solved(), solved()];
  now = new Date(startedAt.getTime() + 5 * 60_000);
  expect(await check.verify(early, ip)).toBe(true);
  now = new Date(startedAt.getTime() + 5 * 60_000 + 1);
  await deleteBotCheckTokensBefore(db, new Date(Date.now() + 60_000));
  expect(await check.verify(early, ip)).toBe(false);
  expect(await check.verify(late, ip)).toBe(false);
});

test.each([
  ['nothing', '', 'missing-input-response'],
  ['blanks', '   ', 'missing-input-response'],
  ["the vendor's dummy token", 'XXXX.DUMMY.TOKEN.XXXX', 'invalid-input-response'],
  ['a token of another signature', `${solved().slice(0, -4)}AAAA`, 'invalid-input-response'],
  ['a token with another body', solved().replace('.eyJ', '.fyJ'), 'invalid-input-response'],
  ['a token that is far too long', 'x'.repeat(2_049), 'invalid-input-response'],
])('%s is refused', async (_, token, reason) => {
  const { reasons, onRefusal } = refusals();
  const check = createTurnstileBotCheck({
    secret: standInSecret,
    siteverify: standIn.siteverify,
    onRefusal,
  });
  expect(await check.verify(token, ip)).toBe(false);
  expect(reasons).toEqual([reason]);
});

test("a token solved on somebody else's page is refused", async () => {
  const { reasons, onRefusal } = refusals();
  const check = createTurnstileBotCheck({
    secret: standInSecret,
    siteverify: standIn.siteverify,
    hostnames: ['cyan.example'],
    onRefusal,
  });
  expect(await check.verify(solved('evil.example'), ip)).toBe(false);
  expect(await check.verify(solved('cyan.example'), ip)).toBe(true);
  expect(reasons).toEqual(['foreign-hostname']);
});

test.each([
  ['a wrong secret', 'guessed', 'invalid-input-secret'],
  ['no secret', '', 'missing-input-secret'],
])('%s is refused', async (_, secret, code) => {
  const question = { secret, response: solved(), remoteip: ip };
  expect(await overHttp(question)).toMatchObject({ success: false, 'error-codes': [code] });
});

test('a service that cannot be asked lets nobody in, and is reported', async () => {
  const { reasons, onRefusal } = refusals();
  const siteverify = siteverifyAt('http://127.0.0.1:9/siteverify');
  const check = createTurnstileBotCheck({ secret: standInSecret, siteverify, onRefusal });
  expect(await check.verify(solved(), ip)).toBe(false);
  expect(reasons).toEqual(['unreachable']);
});

test('the widget gets a token on our pages only, and for its own site key only', async () => {
  const solve = (headers: Record<string, string>, sitekey = standInSiteKey) =>
    app.inject({ method: 'POST', url: '/stand-in/bot-check/solve', headers, payload: { sitekey } });
  expect((await solve({ origin })).json()).toEqual({ token: expect.stringMatching(/^0\./) });
  expect((await solve({ origin: 'http://evil.example' })).statusCode).toBe(403);
  expect((await solve({})).statusCode).toBe(403);
  expect((await solve({ origin }, '2x00000000000000000000AB')).statusCode).toBe(403);
});

test('two processes of the store know the same tokens', async () => {
  const options = { secret: undefined, standInKey: signingKey, db, now: () => new Date() };
  const [one, other] = [openBotCheck(options), openBotCheck(options)];
  now = new Date();
  const token = solved();
  expect(await one.verify(token, ip)).toBe(true);
  expect(await other.verify(token, ip)).toBe(false);
});
