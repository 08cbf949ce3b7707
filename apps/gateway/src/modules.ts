import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addHealth } from './modules/health/health.routes.ts';

/** Every module's routes. */
export async function addModules(app: FastifyInstance, deps: Dependencies): Promise<void> {
  addHealth(app, deps);
}
