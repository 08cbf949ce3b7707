import { headers } from '@albumen/contract/wire-names';
import type { HttpServerOptions } from '@albumen/server-kit/http-server';
import { asksForJson } from './asks-for-json.ts';

type Strategy = NonNullable<HttpServerOptions['constraints']>[string];
type Storage = ReturnType<Strategy['storage']>;
type Handler = Parameters<Storage['set']>[1];

/** Who asks, where a page shares a path with a call: for data, by script, for a part of the page. */
export type Caller = 'data' | 'script' | 'partial';

/** Tells them from a navigation. */
export const caller: Strategy = {
  name: 'caller',
  storage() {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (kind) => handlers.get(kind) ?? null,
      set: (kind, handler) => {
        handlers.set(kind, handler);
      },
    };
  },
  deriveConstraint: (request) => {
    if (asksForJson(request)) return 'data';
    if (request.headers[headers.csrfToken] !== undefined) return 'script';
    return request.headers[headers.pageType] === 'Partial' ? 'partial' : 'page';
  },
};
