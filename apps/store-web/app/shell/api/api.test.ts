import { endpoint } from '@albumen/contract/endpoint';
import type { TransportReply, TransportRequest } from '@albumen/contract/transport';
import { expect, test } from 'vitest';
import { createApi } from './api.ts';

const read = endpoint<{
  params: { id: string };
  query: { next?: string };
  reply: { title: string };
}>({
  method: 'GET',
  path: '/gallery/:id',
});
const write = endpoint<{ params: { id: string }; body: { title: string }; reply: undefined }>({
  method: 'PATCH',
  path: '/gallery/edit/:id',
});

function apiAnswering(...replies: Partial<TransportReply>[]) {
  const requests: TransportRequest[] = [];
  const transport = async (request: TransportRequest) => {
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1];
    return { status: 200, headers: {}, body: '', ...reply };
  };
  return { ...createApi(transport, () => 'token-1'), requests };
}

test('a read fills its path and query and carries no token', async () => {
  const { call, requests } = apiAnswering({ body: '{"title":"Lake"}' });
  const reply = await call(read, { params: { id: 'a b' }, query: { next: '3' } });
  expect(reply).toEqual({ ok: true, value: { title: 'Lake' }, status: 200 });
  expect(requests).toEqual([
    { method: 'GET', path: '/gallery/a%20b?next=3', headers: { accept: 'application/json' } },
  ]);
});

test('a state-changing call sends JSON with the CSRF token', async () => {
  const { call, requests } = apiAnswering({ status: 204 });
  await call(write, { params: { id: 'a' }, body: { title: 'Lake' } });
  expect(requests[0]?.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrf-token': 'token-1',
  });
  expect(requests[0]?.body).toBe('{"title":"Lake"}');
});

test('a described failure keeps its code, sentence and field messages', async () => {
  const problem = {
    code: 'invalidForm',
    status: 422,
    title: 'Some fields need attention.',
    fields: { title: ['This field is required.'] },
  };
  const { call } = apiAnswering({ status: 422, body: JSON.stringify(problem) });
  const reply = await call(write, { params: { id: 'a' }, body: { title: '' } });
  expect(reply).toEqual({ ok: false, problem });
});

test.each([
  [0, 'unavailable'],
  [401, 'notSignedIn'],
  [404, 'notFound'],
  [429, 'tooManyRequests'],
  [500, 'internal'],
  [503, 'unavailable'],
])('a failure without a description has words of ours: %i', async (status, code) => {
  const { call } = apiAnswering({ status, body: '<html>gateway</html>' });
  const reply = await call(write, { params: { id: 'a' }, body: { title: 'x' } });
  expect(reply).toMatchObject({ ok: false, problem: { code, status } });
});

test.each([0, 502, 503, 504])('a read is tried twice more after %i', async (status) => {
  const { call, requests } = apiAnswering({ status }, { status }, { body: '{"title":"Lake"}' });
  const reply = await call(read, { params: { id: 'a' } });
  expect(requests).toHaveLength(3);
  expect(reply.ok).toBe(true);
});

test('a read that keeps failing is given up after the second repetition', async () => {
  const { call, requests } = apiAnswering({ status: 503 });
  const reply = await call(read, { params: { id: 'a' } });
  expect(requests).toHaveLength(3);
  expect(reply.ok).toBe(false);
});

test('a refusal is not repeated', async () => {
  const { call, requests } = apiAnswering({ status: 404 });
  await call(read, { params: { id: 'a' } });
  expect(requests).toHaveLength(1);
});

test('a call that is not safe to repeat is sent once, whatever happens', async () => {
  const { call, requests } = apiAnswering({ status: 0 });
  await call(write, { params: { id: 'a' }, body: { title: 'x' } });
  expect(requests).toHaveLength(1);
});

test('a failed HTML request answers the problem as a JSON string', async () => {
  const { callHtml } = apiAnswering({ status: 500, body: '<p>stack trace</p>' });
  expect(await callHtml(write, { params: { id: 'a' }, body: { title: 'x' } })).toBe(
    '{"error":"An error occurred","status":500,"statusText":"Internal Server Error"}',
  );
});

test('an HTML answer is given as it is', async () => {
  const { callHtml, requests } = apiAnswering({ body: '<p>Saved.</p>' });
  expect(await callHtml(read, { params: { id: 'a' } })).toBe('<p>Saved.</p>');
  expect(requests[0]?.headers['accept']).toBe('text/html');
});
