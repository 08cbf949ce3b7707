import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { Router } from './http/route.ts';

/** Every module's routes, in the order of the house's nouns. */
export async function addModules(
  _app: FastifyInstance,
  _route: Router,
  _deps: Dependencies,
): Promise<void> {}
