import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addTransactions } from '../transactions/transactions.routes.ts';
import { addServerRoutes } from './server-route.ts';

/** What the official server SDK calls. */
export async function addServerApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await addServerRoutes(app, deps, (route) => {
    addTransactions(route, deps);
  });
}
