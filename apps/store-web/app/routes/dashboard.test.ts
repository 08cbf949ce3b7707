import { listGalleries } from '@albumen/contract/endpoints/galleries';
import { listQuery } from '@albumen/contract/schemas/galleries';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { surroundingsContext, type Surroundings } from '../shell/navigation/router-context.ts';
import { loader } from './dashboard.tsx';

test('words longer than any title are a search like others', async () => {
  const asked: unknown[] = [];
  const call = async (endpoint: unknown, input?: { query: unknown }) => {
    if (endpoint === listGalleries) asked.push(input?.query);
    return { ok: true, value: {} };
  };
  const context = new RouterContextProvider();
  context.set(surroundingsContext, { call } as Partial<Surroundings> as Surroundings);
  const request = new Request(`http://a/?search=${'x'.repeat(201)}`);
  await loader({
    context,
    request,
    params: {},
  } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
  expect(asked.map((query) => listQuery.safeParse(query).success)).toEqual([true]);
});
