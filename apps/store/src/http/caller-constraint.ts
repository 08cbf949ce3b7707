import { headers } from '@albumen/contract/wire-names';
import type { HttpServerOptions } from '@albumen/server-kit/http-server';

type Strategy = NonNullable<HttpServerOptions['constraints']>[string];
type Storage = ReturnType<Strategy['storage']>;
type Handler = Parameters<Storage['set']>[1];

/** Tells a call by script, or for a part of a page, from a navigation where they share a path. */
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
    if (request.headers[headers.csrfToken] !== undefined) return 'script';
    return request.headers[headers.pageType] === 'Partial' ? 'partial' : 'page';
  },
};
