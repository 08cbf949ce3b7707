import type { FastifyInstance } from 'fastify';
import { allowScripts } from '../../http/cors.ts';

/** The paths below a merchant that browsers ask by REST; every path also with `.json` at its end. */
export async function addClientScope(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      allowScripts(scope);
      addRoutes(scope);
    },
    { prefix: '/merchants/:merchantId' },
  );
}
