import { listGalleries } from '@albumen/contract/endpoints/galleries';
import { problem } from '@albumen/contract/problems';
import { listQuery } from '@albumen/contract/schemas/galleries';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { href } from '../paths.ts';
import { surroundingsContext, type Surroundings } from '../shell/navigation/router-context.ts';
import { loader } from './dashboard.tsx';

function argumentsOf(url: string, call: unknown): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(surroundingsContext, { call } as Partial<Surroundings> as Surroundings);
  const args = { context, request: new Request(url), url: new URL(url), params: {} };
  return args as Partial<LoaderFunctionArgs> as LoaderFunctionArgs;
}

test('words longer than any title are a search like others', async () => {
  const asked: unknown[] = [];
  const call = async (endpoint: unknown, input?: { query: unknown }) => {
    if (endpoint === listGalleries) asked.push(input?.query);
    return { ok: true, value: {} };
  };
  await loader(argumentsOf(`http://a/?search=${'x'.repeat(201)}`, call));
  expect(asked.map((query) => listQuery.safeParse(query).success)).toEqual([true]);
});

test('who is sent to sign in comes back to all of what was asked for', async () => {
  const call = async () => ({ ok: false, problem: problem('notSignedIn') });
  const sent: unknown = await loader(argumentsOf('http://a/dashboard?sort=title#bin', call)).catch(
    (reason: unknown) => reason,
  );
  expect(sent instanceof Response && sent.headers.get('location')).toBe(
    href.accountVerify('login', '/dashboard?sort=title#bin'),
  );
});
