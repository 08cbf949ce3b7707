import { headers } from '@albumen/contract/wire-names';
import type { ConstraintStrategy, FastifyServerOptions, RawServerDefault } from 'fastify';

/** Tells a call by script from a navigation where both share a path, as `/signout` does. */
const caller = {
  name: 'caller',
  storage() {
    const handlers = new Map<string, Parameters<ReturnType<Strategy['storage']>['set']>[1]>();
    return {
      get: (kind: string) => handlers.get(kind) ?? null,
      set: (kind: string, handler: Parameters<ReturnType<Strategy['storage']>['set']>[1]) => {
        handlers.set(kind, handler);
      },
    };
  },
  deriveConstraint(request: { headers: Record<string, unknown> }) {
    return request.headers[headers.csrfToken] === undefined ? 'page' : 'script';
  },
} satisfies Strategy;

type Strategy = ConstraintStrategy<RawServerDefault, string>;
export const callerConstraint: NonNullable<FastifyServerOptions['routerOptions']> = {
  constraints: { caller },
};
